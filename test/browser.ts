import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium's path: one that is there, else Playwright's own, else Debian's package, installed if need be. */
export function findOrInstallBrowser(say: (line: string) => void = console.log): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which isn't there. Name a Chromium's executable, or unset it.`);
  }
  return find() ?? installPlaywrights(say) ?? installDebians(say);
}

/** A headless Chromium for the tests. Without a sandbox, which root may not have; it sees only our own pages. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallBrowser(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

function find(): string | undefined {
  return [...places, chromium.executablePath()].find((path) => existsSync(path));
}

function installPlaywrights(say: (line: string) => void): string | undefined {
  say("No Chromium here: trying to download Playwright's …");
  const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], { env, stdio: 'ignore' });
  return status === 0 ? find() : undefined;
}

function installDebians(say: (line: string) => void): string {
  say("That is out of reach: installing Debian's chromium with apt-get, about a minute …");
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-q', '-y'];
  for (const step of [['update'], ['install', '--no-install-recommends', 'chromium']]) {
    const [command = 'apt-get', ...args] = [...sudo, 'apt-get', ...wait, ...step];
    const { status, stderr, error } = spawnSync(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    });
    // A stale package list may still do; what counts is whether the browser is there in the end.
    if (status !== 0 && step[0] === 'install') {
      throw new Error(
        `No browser for the tests: Playwright's can't be downloaded, and apt-get says: ${error?.message ?? stderr}\n` +
          'Install Chromium or Chrome, or name one in CHROMIUM.',
      );
    }
  }
  const found = find();
  if (!found) throw new Error(`apt-get installed chromium, but it is at none of ${places.join(', ')}.`);
  return found;
}
