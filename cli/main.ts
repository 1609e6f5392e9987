/** `npm run requests -- …`: the command line for the people who answer the requests. */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { loadContent } from '../server/content.ts';
import { channelsOf } from '../server/delivery/delivery.ts';
import { mailDomainOf } from '../server/delivery/mail.ts';
import { loadEnvFile, readEnv, SetupError } from '../server/env.ts';
import { databaseFile } from '../server/store/folder.ts';
import { openStore } from '../server/store/open.ts';
import { downloadsFolder, requestFilesIn } from '../server/store/request-files.ts';
import { CommandError } from './command.ts';
import { run } from './run.ts';

// Downloads, exports and backups are for this user alone.
process.umask(0o077);
loadEnvFile();

const { stdin, stdout, stderr } = process;
// `| head` closes the pipe early; that is no error.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  const content = loadContent();
  const env = readEnv(content.company);
  process.exitCode = await run(process.argv.slice(2), {
    content,
    channels: channelsOf(env),
    now: new Date(),
    dataDir: env.dataDir,
    backupDir: env.backupDir,
    downloads: downloadsFolder(env.dataDir),
    // What goes into a file or another program is not cut.
    width: stdout.columns ?? (Number(process.env.COLUMNS) || Number.POSITIVE_INFINITY),
    out: (text) => stdout.write(`${text}\n`),
    write: (text) => stdout.write(text),
    note: (text) => stderr.write(`${clear()}${text}\n`),
    progress: (text) => stderr.isTTY && stderr.write(`${clear()}${text} …`),
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
      const requestFiles = requestFilesIn(env.dataDir);
      return openStore({ ...env, requestFiles, mailDomain: mailDomainOf(env.mailFrom) });
    },
  });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Takes a line of progress away. */
function clear(): string {
  return stderr.isTTY ? '\r\u001b[K' : '';
}
