import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** One process and no other: a pid is given again after its process ends, a pid with its birth is not. */
export type Being = { pid: number; born: string };

/** What is known of the process with this pid, or undefined when none is alive. */
export function beingOf(pid: number): Being | undefined {
  const born = process.platform === 'linux' ? bornOnLinux(pid) : bornElsewhere(pid);
  return born === undefined ? undefined : { pid, born };
}

export function isAlive(being: Being): boolean {
  return beingOf(being.pid)?.born === being.born;
}

/** SIGKILL, then wait until it is really gone: one that is writing to a slow disk ends only when that is done. */
export async function end(being: Being): Promise<void> {
  if (!isAlive(being)) return;
  process.kill(being.pid, 'SIGKILL');
  const until = Date.now() + 60_000;
  while (isAlive(being)) {
    if (Date.now() > until) throw new Error(`Process ${being.pid} is still alive a minute after SIGKILL.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function bornOnLinux(pid: number): string | undefined {
  try {
    // `pid (name) state … starttime`; the name may hold spaces and brackets, so count from the last bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('('), stat.lastIndexOf(')') + 1);
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has closed its files and ports only when the last of its other threads is gone too.
    if (state === 'Z' && readdirSync(`/proc/${pid}/task`).length === 1) return undefined;
    return `${fields[18]} ${name}`;
  } catch (error) {
    if (isErrno(error) && ['ENOENT', 'ESRCH'].includes(error.code ?? '')) return undefined;
    throw error;
  }
}

function bornElsewhere(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'lstart=,comm='], { encoding: 'utf8' }).trim() || undefined;
  } catch (error) {
    if (isErrno(error) && error.code === 'ENOENT') throw error;
    return undefined;
  }
}

export function isErrno(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

const askings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves when someone asks the program to end: Ctrl-C, the system going down, a closed terminal. */
export function askedToEnd(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of askings) process.on(signal, () => resolve());
  });
}

/**
 * Miniflare and Vite answer these signals by ending the process at once. Where the program has an answer of its own,
 * only that one shall be heard.
 */
export async function keepOwnAnswers<T>(make: () => T | Promise<T>): Promise<T> {
  const before = askings.map((signal) => ({ signal, own: process.listeners(signal) }));
  const made = await make();
  for (const { signal, own } of before.filter(({ own }) => own.length > 0)) {
    for (const answer of process.listeners(signal)) if (!own.includes(answer)) process.off(signal, answer);
  }
  return made;
}
