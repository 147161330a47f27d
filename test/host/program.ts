import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { type Being, end, isErrno } from '../../worker/host/processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ostracon-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function tenantOf(data: string): { server: Being; workerd: Being } {
  return JSON.parse(readFileSync(join(data, 'server.json'), 'utf8'));
}

/** A server as a program of its own, in a process group of its own, so a test can kill it whole. */
export class Program {
  child: ChildProcess;
  output = '';
  #data: string;
  #ended: Promise<unknown[]>;

  constructor(script: string, settings: { DATA: string; [name: string]: string }) {
    this.child = spawn(process.execPath, [join(root, script)], {
      cwd: root,
      detached: true,
      env: { ...process.env, PORT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#data = settings.DATA;
    this.#ended = once(this.child, 'close');
    // A test that fails half-way must not leave its server, or the workerd of that server, running.
    onTestFinished(() => {
      try {
        this.#signal('SIGKILL');
      } catch (error) {
        if (!isErrno(error) || error.code !== 'ESRCH') throw error;
      }
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        this.child.emit('said');
      });
    }
  }

  /** The address it says it is open at. */
  async url(): Promise<string> {
    for (;;) {
      const said = this.output.match(/open at (\S+)/)?.[1];
      if (said) return said;
      if (this.child.exitCode !== null) throw new Error(`The server ended before it was open:\n${this.output}`);
      await Promise.race([once(this.child, 'said'), this.#ended]);
    }
  }

  /** Its exit code, once it has ended. */
  async ended(): Promise<number | null> {
    await this.#ended;
    return this.child.exitCode;
  }

  async end(signal: 'SIGINT' | 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended();
  }

  /** As a power cut would: Node and workerd at once. Both are gone then, and their files are nobody's. */
  async cutPower(): Promise<void> {
    const { workerd } = tenantOf(this.#data);
    this.#signal('SIGKILL');
    await this.#ended;
    await end(workerd);
  }

  /** Only Node: workerd is left behind. Its pipes stay open, so wait for the exit and not for the close. */
  async orphanWorkerd(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exit;
  }

  /** What a terminal does on Ctrl-C: every process of the group gets the signal. */
  async controlC(): Promise<number | null> {
    this.#signal('SIGINT');
    return this.ended();
  }

  #signal(signal: NodeJS.Signals) {
    const { pid } = this.child;
    if (pid === undefined) throw new Error('The server was never started.');
    process.kill(-pid, signal);
  }
}
