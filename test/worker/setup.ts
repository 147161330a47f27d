import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Env as Bindings } from '../../worker/env.ts';

declare global {
  namespace Cloudflare {
    // What a test sees in `env` and `exports`: the Worker's own, and what vitest.config.ts adds.
    interface Env extends Bindings {
      TEST_MIGRATIONS?: D1Migration[]; // not there for the Worker's own classes, whose env is the Worker's
      TEST_EMAIL?: SendEmail;
    }
    interface GlobalProps {
      mainModule: typeof import('../../worker/index.ts');
    }
  }
}

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS ?? []);
