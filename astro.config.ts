import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientIntent } from './site/islands/intent/integration.ts';

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL ?? 'http://localhost:3000',
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), clientIntent()],
  vite: {
    cacheDir: '.cache/vite',
    // In development the functions run beside the site (scripts/dev.mjs).
    server: { proxy: { '/functions': `http://127.0.0.1:${process.env.FUNCTIONS_PORT ?? 3001}` } },
  },
});
