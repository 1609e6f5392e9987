/** `npm run build:desk`: builds the pages of the desk and then replaces `dist-desk/` with them. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { compressSite } from './compress.ts';
import { root } from './prepare.mjs';
import { replaceFolder } from './replace-folder.ts';

await replaceFolder(path.join(root, 'dist-desk'), async (fresh) => {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    cacheDir: '.cache/vite-desk',
    build: {
      outDir: fresh,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      // The Content-Security-Policy of the desk allows no inlined assets.
      assetsInlineLimit: 0,
      rolldownOptions: { input: path.join(root, 'desk/pages/main.tsx') },
    },
  });
  await cp(path.join(root, 'site/public/fonts'), path.join(fresh, 'fonts'), { recursive: true });
  await compressSite(fresh);
});
