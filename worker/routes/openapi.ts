import { describe } from '../openapi.ts';
import { type App, on } from '../request.ts';

export function openapi(app: App): void {
  let described: string | undefined;
  on(app, 'GET /api/openapi.json', () => {
    described ??= JSON.stringify(describe());
    return { status: 200, body: described };
  });
}
