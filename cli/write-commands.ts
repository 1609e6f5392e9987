import { printable } from '../domain/printable.ts';
import { waitForPurge } from '../server/store/purge.ts';
import type { Deletion } from '../server/store/store.ts';
import { type Command, CommandError, type Context, counted, required, usage } from './command.ts';
import { requestOf } from './read-commands.ts';
import { table } from './terminal.ts';

export const closeJob: Command = {
  name: 'close-job',
  arguments: '[title]',
  summary: 'End recruitment for a job',
  details:
    'Its applications are deleted a year later. Without a title: the jobs that have open applications. A job that is taken out of content/jobs.yaml is closed in the next night.',
  examples: ['close-job', 'close-job "Business Development Manager"'],
  async run(context, { positionals }) {
    const jobs = await context.store.requests.openJobs();
    const [title] = positionals;
    if (title === undefined) {
      if (jobs.length === 0) return context.note('No open job has applications.');
      const rows = jobs.map(({ jobTitle, applications }) => [jobTitle, String(applications)]);
      return context.out(table(['Job', 'Applications'], rows, { width: context.width }));
    }
    const closed = await context.store.requests.closeJob(title, context.now);
    if (closed === 0) {
      const titles = jobs.map(({ jobTitle }) => `"${printable(jobTitle)}"`).join(', ');
      throw new CommandError(
        `No open applications for "${title}".${titles ? ` There are some for ${titles}.` : ''}`,
      );
    }
    context.out(`Closed "${title}": ${counted(closed, 'application')} will be deleted a year from now.`);
  },
};

export const erase: Command = {
  name: 'erase',
  arguments: '<email>',
  summary: 'Delete everything of a sender at once',
  details:
    'Requests, files, downloads and mails that wait, for good. Asks before it does, and waits while another process, such as a backup, still reads what was deleted.',
  options: { yes: { type: 'boolean', help: 'do not ask' } },
  examples: ['erase someone@company.example', 'erase someone@company.example --yes'],
  async run(context, input) {
    const email = required(input, 'The mail address').trim();
    const found = await context.store.requests.find({ email, limit: 10_000 });
    if (found.length === 0) throw new CommandError(`There is no request from ${printable(email)}.`);
    const numbers = found.map(({ id, kind }) => `  ${id}  ${kind}`).join('\n');
    context.note(`${counted(found.length, 'request')} from ${printable(email)}:\n${numbers}`);
    if (!input.values.yes && !(await context.confirm('Delete them for good?'))) {
      throw new CommandError('Nothing was deleted. Where nobody can be asked, use --yes.');
    }
    const deletions = await context.store.erasure.erase(email, context.now);
    context.out(`${counted(deletions.length, 'request')} deleted.`);
    await purged(context);
    context.note(
      'Delete the mails about them in your mail boxes as well, and the files that you have written elsewhere with `export --out` or `download --out`. Backups hold them until they are deleted themselves.',
    );
    if (context.store.engine === 'postgres') {
      context.note(
        'PostgreSQL overwrites what was deleted only in time: remnants stay in its pages, write-ahead log, archives, replicas and dumps. How long, and how to end it: docs/operate.md, "Deletion".',
      );
    }
  },
};

export const resend: Command = {
  name: 'resend',
  arguments: '[number]',
  summary: 'Send what was not delivered now instead of later',
  options: {
    waiting: { type: 'boolean', help: 'of all requests, but nothing that was withheld' },
    all: { type: 'boolean', help: 'of this request also what was delivered already' },
  },
  examples: ['resend KG-7Q2M9F0X', 'resend --waiting', 'resend KG-7Q2M9F0X --all'],
  async run(context, input) {
    const { waiting, all } = input.values;
    if ((input.positionals.length === 0) !== Boolean(waiting)) usage('Name one request, or use --waiting.');
    if (waiting && all) usage('--all needs the number of one request.');
    const id = waiting ? null : (await requestOf(context.store, input)).id;
    const rows = await context.store.outbox.resend(id, context.now, { all: all === true });
    if (rows === 0) return context.note('Nothing waits.');
    context.out(`${counted(rows, 'mail')} will be sent as soon as the server runs.`);
  },
};

export const release: Command = {
  name: 'release',
  arguments: '<number>',
  summary: 'Make suspected spam an ordinary request',
  details: 'Its mails are sent.',
  examples: ['release KG-7Q2M9F0X'],
  async run(context, input) {
    const { id } = await requestOf(context.store, input);
    if (!(await context.store.requests.release(id, context.channels, context.now))) {
      throw new CommandError(`Request ${id} is not suspected of being spam.`);
    }
    context.out(`Released ${id}. Its mails are sent as soon as the server runs.`);
  },
};

export const discard: Command = {
  name: 'discard',
  arguments: '<number>',
  summary: 'Delete suspected spam at once',
  details: 'Otherwise it is deleted as every request is, when its period ends.',
  examples: ['discard KG-7Q2M9F0X'],
  async run(context, input) {
    const { id } = await requestOf(context.store, input);
    const deletions = await context.store.erasure.discard([id], context.now);
    if (deletions.length === 0) throw new CommandError(`Request ${id} is not suspected of being spam.`);
    context.out(`Deleted ${id}.`);
    await purged(context);
  },
};

export const retention: Command = {
  name: 'retention',
  summary: 'Delete now what is due',
  details:
    'The server does it every night. Also empties what earlier deletions have left in the files of the database.',
  options: { 'dry-run': { type: 'boolean', help: 'only say what would be deleted' } },
  examples: ['retention --dry-run', 'retention'],
  async run(context, { values }) {
    const dryRun = values['dry-run'] === true;
    const deletions = await context.store.erasure.deleteDue(context.now, { dryRun });
    const files = await context.store.erasure.deleteSpamFiles(context.now, { dryRun });
    const done = dryRun ? 'would be deleted' : 'deleted';
    if (deletions.length > 0) {
      printDeletions(context, deletions);
      context.out(`${counted(deletions.length, 'request')} ${done}.`);
    }
    if (files > 0) context.out(`${counted(files, 'file')} of suspected spam ${done}.`);
    if (deletions.length + files === 0) context.note('Nothing is due.');
    if (!dryRun) await purged(context);
  },
};

/** Waits until nothing of what was deleted is left in the files of the database, and says so while it cannot. */
async function purged({ store, note }: Context): Promise<void> {
  const [place, reader] =
    store.engine === 'sqlite'
      ? ['the write-ahead log', 'another process reads the database']
      : ['its rows', 'a transaction that began earlier still sees them'];
  const sayBlocked = () => note(`The text is still in ${place}, because ${reader}; waiting …`);
  if (await waitForPurge(store, sayBlocked)) return;
  throw new CommandError(
    `What was deleted is still in ${place}: for ten minutes ${reader}. End it, then use \`npm run requests -- retention\` to make sure that nothing is left.`,
  );
}

function printDeletions(context: Context, deletions: readonly Deletion[]): void {
  const rows = deletions.map(({ requestId, kind }) => [requestId, kind]);
  context.out(table(['Number', 'Kind'], rows, { width: context.width }));
}
