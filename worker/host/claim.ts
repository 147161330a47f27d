import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Being, beingOf, end, isAlive, isErrno } from './processes.ts';
import { CannotServe } from './settings.ts';

/** The tenant of a data folder, written down in it: two servers on one folder would lose each other's games. */
type Tenant = { server: Being; workerd?: Being; url?: string };

export type Claim = {
  data: string;
  note(about: { workerd?: Being; url?: string }): void;
  release(): void;
};

/**
 * Take the data folder for this process, made if it isn't there. A workerd whose server was killed is ended first: it
 * still has the games open.
 */
export async function claimData(folder: string, say: (line: string) => void): Promise<Claim> {
  const me = beingOf(process.pid);
  if (!me) throw new Error(`The running process ${process.pid} can't be found among the processes.`);
  try {
    mkdirSync(folder, { recursive: true });
    const data = realpathSync(folder);
    const file = join(data, 'server.json');
    let tenant: Tenant = { server: me };
    while (!create(file, tenant)) {
      const before = read(file);
      if (before && isAlive(before.server)) {
        throw new CannotServe(
          `Another Ostracon server (process ${before.server.pid}${before.url ? `, ${before.url}` : ''}) is using the data in ${data}. ` +
            'Stop it first, or set DATA to another folder.',
        );
      }
      if (before?.workerd && isAlive(before.workerd)) {
        say(`Ending the workerd (process ${before.workerd.pid}) that a killed server left behind …`);
        await end(before.workerd);
      }
      rmSync(file, { force: true });
    }
    return {
      data,
      note(about) {
        tenant = { ...tenant, ...about };
        // Renamed into place: a server killed while it writes must not leave half a note.
        writeFileSync(`${file}.new`, JSON.stringify(tenant));
        renameSync(`${file}.new`, file);
      },
      release: () => rmSync(file, { force: true }),
    };
  } catch (error) {
    if (!isErrno(error) || error instanceof CannotServe) throw error;
    throw new CannotServe(
      `The data folder ${folder} can't be written (${error.message}). Make it writable, or set DATA to a folder that is.`,
    );
  }
}

function create(file: string, tenant: Tenant): boolean {
  try {
    writeFileSync(file, JSON.stringify(tenant), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isErrno(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Tenant | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // Gone meanwhile, or cut short by a full disk: either way it names no living server.
    if ((isErrno(error) && error.code === 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
