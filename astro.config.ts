import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientIntent } from './site/build/client-intent.ts';

const everyIsland =
  /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|rolldown\/runtime|(design\/(Flag|Icon|flags|icons)|site\/islands\/(intent\/renderer|notices\/notify))\.tsx?/;

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
  vite: {
    cacheDir: '.cache/vite',
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What every island needs is one file instead of ten, each of which would wait for the one before.
            output: {
              codeSplitting: { groups: [{ name: 'base', test: everyIsland }] },
              // Chromium compiles such a file beside the main thread while it loads, and no function at a first press
              // (https://v8.dev/blog/explicit-compile-hints). What every page inlines goes without, for its bytes.
              postBanner: ({ name }) =>
                name.includes('astro_type_script') ? '' : '//# allFunctionsCalledOnLoad',
            },
          },
        },
      },
    },
  },
});
