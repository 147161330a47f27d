import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Made for the tests, trusted by nobody else: good until 2125 for localhost, 127.0.0.1 and *.ostracon.test.
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
export const certificateFile = file('localhost.crt');
export const cert = readFileSync(certificateFile, 'utf8');
export const key = readFileSync(file('localhost.key'), 'utf8');
