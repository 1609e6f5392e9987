/** `npm run requests -- …`, the command line of the operator. */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { loadContent } from '../server/content.ts';
import { mailDomainOf } from '../server/delivery/mail.ts';
import { loadEnvFile, readEnv, SetupError } from '../server/env.ts';
import { databaseFile } from '../server/store/folder.ts';
import { openStore } from '../server/store/open.ts';
import { CommandError } from './command.ts';
import { run } from './run.ts';

// Exports and backups are readable by this user only.
process.umask(0o077);
loadEnvFile();

const { stdin, stdout, stderr } = process;
// `| head` closes the pipe early, which is not an error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  const content = loadContent();
  const env = readEnv(content.company);
  process.exitCode = await run(process.argv.slice(2), {
    content,
    now: new Date(),
    dataDir: env.dataDir,
    backupDir: env.backupDir,
    out: (text) => stdout.write(`${text}\n`),
    write: (text) => stdout.write(text),
    note: (text) => stderr.write(`${text}\n`),
    async confirm(question) {
      if (!stdin.isTTY) return false;
      const prompt = createInterface({ input: stdin, output: stderr });
      const answer = await prompt.question(`${question} Type yes: `);
      prompt.close();
      return /^y(es)?$/i.test(answer.trim());
    },
    async openStore(create) {
      if (!create && !env.databaseUrl && !existsSync(databaseFile(env.dataDir))) {
        throw new CommandError(
          `There are no requests in ${env.dataDir} yet. Is DATA_DIR the one of the server?`,
        );
      }
      return openStore({ ...env, mailDomain: mailDomainOf(env.mailFrom) });
    },
  });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
