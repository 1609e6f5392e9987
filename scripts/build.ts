/** `npm run build`: checks the content, builds the site and then replaces `dist/` with it. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, reportOf } from '../site/build/content/check.ts';
import { contentDigest, digestFile } from '../site/build/content/digest.ts';
import { compressSite } from './compress.ts';
import { keepAssets } from './keep-assets.ts';
import { root } from './prepare.mjs';
import { replaceFolder } from './replace-folder.ts';

const problems = await checkContent(root);
if (problems.length > 0) {
  console.error(reportOf(problems));
  process.exit(1);
}
const dist = path.join(root, 'dist');
try {
  await replaceFolder(dist, async (fresh) => {
    const { status } = spawnSync('astro', ['build', '--force', '--outDir', fresh], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('Astro could not build the site; the lines above say why.');
    writeFileSync(path.join(fresh, digestFile), contentDigest(root));
    await compressSite(fresh);
    await keepAssets(process.env.PREVIOUS_DIST || dist, fresh);
  });
} catch (error) {
  console.error(`${(error as Error).message} The build before it, if there is one, stays as it was.`);
  process.exitCode = 1;
}
