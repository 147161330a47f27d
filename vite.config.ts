import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  plugins: [svelte({ configFile: '../svelte.config.js', experimental: { disableSvelteResolveWarnings: true } })],
  // The manifest tells the bench which files a page loads.
  build: { manifest: true, outDir: '../dist/web', emptyOutDir: true, target: 'es2022' },
});
