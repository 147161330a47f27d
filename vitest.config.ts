import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longestFirst.ts';
import { cert, certificateFile } from './test/outside/certificate.ts';
import { outsideService } from './worker/host/outside.ts';

// Miniflare reads it when it is loaded, so that comes after: workerd then trusts the servers that test/outside opens.
process.env.NODE_EXTRA_CA_CERTS = certificateFile;
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-pool-workers');

// A timeout is there to end what hangs, on a machine ten times slower than this too; how fast something is, the bench tells.
const patience = 600_000;
const waits = { expect: { poll: { timeout: patience / 2 } } }; // a poll alone would give up after a second

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(), // left alone, Vitest keeps one core free
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: patience,
          include: ['test/{api,bots,clock,engine,games,golden,hex,notify,random,states}/**/*.test.ts'],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('./migrations/d1'),
                ALLOW_LOOPBACK_WEBHOOKS: 'yes',
              },
              // The way out that the embedded server gives its Worker.
              serviceBindings: { OUTSIDE: outsideService({ allow: { loopback: true }, ca: cert }) },
              email: { send_email: [{ name: 'TEST_EMAIL' }] },
            },
          })),
        ],
        test: {
          name: 'worker',
          ...waits,
          testTimeout: patience,
          include: ['test/worker/**/*.test.ts'],
          setupFiles: ['./test/worker/setup.ts'],
          globalSetup: ['./test/outside/start.ts'],
        },
      },
      {
        // Real server processes: they share two cores, so one file at a time.
        test: {
          name: 'host',
          ...waits,
          environment: 'node',
          include: ['test/host/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        // Each file with a server and a browser of its own: while one waits for its page, another goes on.
        test: {
          name: 'web',
          ...waits,
          environment: 'node',
          include: ['test/web/**/*.test.ts'],
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
});
