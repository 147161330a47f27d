import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunks } from './web/build/chunks.ts';
import { headers } from './web/build/headers.ts';
import { headStart } from './web/build/headStart.ts';

export default defineConfig({
  root: 'web',
  plugins: [
    svelte({ configFile: '../svelte.config.js', experimental: { disableSvelteResolveWarnings: true } }),
    headStart(),
    headers(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false, // all styles together are 19 KB, compressed; in a file for each part they come later
    modulePreload: { polyfill: false }, // every browser that knows the rest of the site knows it
    manifest: true, // tells the bench which files a page loads
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
});
