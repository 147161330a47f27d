import { describe, expect, it } from 'vitest';
import { bindingsFrom, localTo } from '../../worker/host/settings.ts';

const place = { host: '127.0.0.1', port: 8787, data: '' };

describe('the mail page', () => {
  it.each([
    ['on this machine', '127.0.0.1', undefined, 'yes'],
    ['for an address of this machine', 'localhost', 'http://localhost:9000', 'yes'],
    ['behind a proxy, for an address of its own', '127.0.0.1', 'https://games.example.org', undefined],
    ['for all who reach the machine', '0.0.0.0', undefined, undefined],
  ])('%s', (_, host, PUBLIC_URL, isThere) => {
    const bindings: Record<string, string> = PUBLIC_URL === undefined ? {} : { PUBLIC_URL };
    expect(localTo({ ...place, host }, bindings).LOCAL_MAIL).toBe(isThere);
  });
});

describe('the environment', () => {
  it('refuses an operator’s secret that can be guessed, and an address that is none', () => {
    expect(() => bindingsFrom({ OPERATOR_SECRET: 'hunter2' })).toThrow('7 characters; 16 or more');
    expect(() => bindingsFrom({ PUBLIC_URL: 'games.example.org' })).toThrow('https://games.example.org');
    const good = { OPERATOR_SECRET: 'a secret long enough', PUBLIC_URL: 'https://games.example.org' };
    expect(bindingsFrom({ ...good, HOME: '/root', SMTP_URL: '' })).toEqual(good);
  });
});
