import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientIntent } from './site/build/client-intent.ts';

export default defineConfig({
  site: process.env.PUBLIC_SITE_URL || 'http://localhost:3000',
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [clientIntent(), react()],
  // The script of the document stays inline: no request before a page can be used.
  vite: { cacheDir: '.cache/vite', build: { assetsInlineLimit: 8192 } },
});
