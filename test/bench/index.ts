// npm run bench [-- kernel server bundle …]: measured figures, each beside a peer or a limit of the same run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from '../../worker/host/build.ts';
import { dist } from '../../worker/host/settings.ts';
import type { Figure } from './measure.ts';

const sections: { [name: string]: () => Promise<Figure[]> } = {
  kernel: async () => (await import('./kernel.ts')).kernelFigures(),
  games: async () => (await import('./games.ts')).figuresOfGames(),
  server: async () => (await import('./server.ts')).serverFigures(),
  rows: async () => (await import('./rows.ts')).rowFigures(),
  service: async () => (await import('./service.ts')).serviceFigures(),
  page: async () => (await import('./page.ts')).pageFigures(),
  bundle: async () => (await import('./bundle.ts')).bundleFigures(dist),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0)
  throw new Error(`there is no bench '${unknown[0]}'; there are ${Object.keys(sections).join(', ')}`);
// Rules alone need no site: they can be measured while it does not build.
const chosen = Object.keys(sections).filter((name) => wanted.length === 0 || wanted.includes(name));
if (chosen.some((name) => name !== 'kernel' && name !== 'games')) await build();
const results: { [section: string]: Figure[] } = {};
for (const [name, measure] of Object.entries(sections)) {
  if (!chosen.includes(name)) continue;
  console.log(`\nMeasuring ${name} …`);
  const figures = await measure();
  results[name] = figures;
  show(figures);
}
mkdirSync('.bench', { recursive: true });
writeFileSync(
  '.bench/results.json',
  `${JSON.stringify({ at: new Date().toISOString(), node: process.version, results }, undefined, 2)}\n`,
);
console.log('\nWritten to .bench/results.json');
process.exit(0); // a peer's server may keep a timer

function show(figures: Figure[]): void {
  const rows = figures.map(({ name, value, unit, beside }) => [
    name,
    `${number(value)} ${unit}`,
    beside ? `${number(beside.value)} ${unit} (${beside.name})` : '',
    beside ? `× ${number(beside.ratio)}` : '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   ')}`,
    );
}

function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
