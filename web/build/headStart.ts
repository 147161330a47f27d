import { build, type Plugin, type Rolldown } from 'vite';
import type { TableFiles } from '../headStart.ts';

type Bundle = Rolldown.OutputBundle;

// Puts web/headStart.ts into index.html, and tells it which files of this build a table needs.
export function headStart(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) throw new Error('the head start can be given only to a built site');
        const script = await inlined(filesOfTables(bundle, html));
        return html.replace('<!--headStart-->', () => `<script>${script}</script>`);
      },
    },
  };
}

async function inlined(tableFiles: TableFiles): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { tableFiles: JSON.stringify(tableFiles) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: new URL('../headStart.ts', import.meta.url).pathname, output: { format: 'iife' } },
    },
  });
  const [result] = [made].flat();
  const [chunk] = result && 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('web/headStart.ts was not built into one script');
  return chunk.code.trim();
}

function filesOfTables(bundle: Bundle, html: string): TableFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const closure = (file: string, found: Set<string>): Set<string> => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || found.has(file)) return found;
    found.add(file);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const imported of chunk.imports) closure(imported, found);
    return found;
  };
  // Styles first: they are small, and nothing is shown without them.
  const filesOf = (...modules: string[]): string[] => {
    const found = new Set<string>();
    for (const module of modules) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!chunk) throw new Error(`nothing was built of ${module}, which a table loads`);
      closure(chunk.fileName, found);
    }
    const files = [...found].map((file) => `/${file}`).filter((file) => !html.includes(file));
    return files.sort((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')));
  };
  const inBoth = (files: (language: 'en' | 'es') => string[]) => ({ en: files('en'), es: files('es') });

  const table = inBoth((language) => filesOf('/web/pages/TablePage.svelte', `/web/lib/words/${language}.ts`));
  const games = chunks.flatMap(
    ({ facadeModuleId }) => /\/web\/games\/(\w+)\/table\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? [],
  );
  const ofGame = (game: string) =>
    inBoth((language) =>
      filesOf(`/web/games/${game}/table.ts`, `/shared/games/${game}/texts/${language}.ts`).filter(
        (file) => !table[language].includes(file),
      ),
    );
  return { table, games: Object.fromEntries(games.map((game) => [game, ofGame(game)])) };
}
