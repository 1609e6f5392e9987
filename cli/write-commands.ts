import { printable } from '../domain/printable.ts';
import { waitForPurge } from '../server/store/purge.ts';
import { type Command, CommandError, type Context, counted, required, usage } from './command.ts';
import { requestOf } from './read-commands.ts';

export const closeJob: Command = {
  argument: true,
  async run({ store, now, out, note }, { argument: title }) {
    const jobs = await store.requests.openJobs();
    if (title === undefined) {
      for (const { jobTitle, applications } of jobs) {
        out(`${printable(jobTitle)}\t${counted(applications, 'application')}`);
      }
      if (jobs.length === 0) note('No open job has applications.');
      return;
    }
    const closed = await store.requests.closeJob(title, now);
    if (closed === 0) {
      const titles = jobs.map(({ jobTitle }) => `"${printable(jobTitle)}"`).join(', ');
      throw new CommandError(
        `No open applications for "${title}".${titles ? ` There are some for ${titles}.` : ''}`,
      );
    }
    out(`Closed "${title}": ${counted(closed, 'application')} will be deleted a year from now.`);
  },
};

export const erase: Command = {
  argument: true,
  options: { yes: { type: 'boolean' } },
  async run(context, input) {
    const { store, now, out, note } = context;
    const typed = required(input, 'The mail address, or the number of a request,').trim();
    // A number is safer to type than an address chosen by a stranger.
    const email = typed.includes('@') ? typed : (await requestOf(store, input)).fields.email;
    const found = await store.requests.find({ email, limit: 10_000 });
    if (found.length === 0) throw new CommandError(`There is no request from ${printable(email)}.`);
    const numbers = found.map(({ id, kind }) => `  ${id}  ${kind}`).join('\n');
    note(`${counted(found.length, 'request')} from ${printable(email)}:\n${numbers}`);
    if (!input.values.yes && !(await context.confirm('Delete them for good?'))) {
      throw new CommandError('Nothing was deleted. Where nobody can be asked, use --yes.');
    }
    const deletions = await store.erasure.erase(email, now);
    out(`${counted(deletions.length, 'request')} deleted.`);
    await waitUntilPurged(context);
    note(
      'Delete the mails about them in your mail boxes as well, and the files that you have saved elsewhere, with `export --out` or from the desk. Backups hold them until they are deleted themselves.',
    );
    if (store.engine === 'postgres') {
      note(
        'PostgreSQL overwrites what was deleted only in time: remnants stay in its pages, write-ahead log, archives, replicas and dumps. How long, and how to end it: docs/operate.md, "Deletion".',
      );
    }
  },
};

export const resend: Command = {
  argument: true,
  options: { waiting: { type: 'boolean' }, all: { type: 'boolean' } },
  async run({ store, now, out, note }, input) {
    const { waiting, all } = input.values;
    if ((input.argument === undefined) !== Boolean(waiting)) usage('Name one request, or use --waiting.');
    if (waiting && all) usage('--all needs the number of one request.');
    const id = waiting ? null : (await requestOf(store, input)).id;
    const rows = await store.outbox.resend(id, now, { all: all === true });
    if (rows === 0) return note('Nothing waits.');
    out(`${counted(rows, 'mail')} will be sent as soon as the server runs.`);
  },
};

/** Waits until deleted data is removed from the database files. */
async function waitUntilPurged({ store, note }: Context): Promise<void> {
  const [place, reader] =
    store.engine === 'sqlite'
      ? ['the write-ahead log', 'another process reads the database']
      : ['its rows', 'a transaction that began earlier still sees them'];
  const sayBlocked = () => note(`The text is still in ${place}, because ${reader}; waiting …`);
  if (await waitForPurge(store, sayBlocked)) return;
  throw new CommandError(
    `What was deleted is still in ${place}: for ten minutes ${reader}. End it; the server, while it runs, then removes what is left (docs/operate.md, "Deletion").`,
  );
}
