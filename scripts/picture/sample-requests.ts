import { dayMs, hourMs, minuteMs } from '../../domain/periods.ts';
import type { FormId } from '../../domain/requests/index.ts';
import type { Store } from '../../server/store/store.ts';
import { exampleFields, exampleRequest, smallPdf } from '../../tests/support/requests.ts';

interface Sample {
  form: FormId;
  name: string;
  company?: string;
  /** The fixed field: a product, an infrastructure, a job. */
  subject?: string;
  words?: string;
  language: 'de' | 'en';
  /** Age in milliseconds. */
  ago: number;
  spamReason?: string;
}

/** The inbox, with invented people. */
const inbox: readonly Sample[] = [
  {
    form: 'demo',
    subject: 'Loyalty Plus',
    name: 'Femke Brandt',
    company: 'Hansekontor',
    language: 'de',
    ago: 12 * minuteMs,
    words:
      'Wir haben vierzig Filialen und zwei Kassensysteme. Können Punkte in beiden gebucht werden, ohne dass die Kundschaft eine zweite Karte braucht?\n\nWir würden im Februar mit vier Filialen beginnen.',
  },
  {
    form: 'consultation',
    subject: 'Prepaid Card',
    name: 'Arjen Postma',
    company: 'Waddenveer',
    language: 'en',
    ago: 2 * hourMs,
    words: 'A card for ferry passengers, topped up on board. Which licence do we need?',
  },
  {
    form: 'application',
    subject: 'Working Student Backend Developer',
    name: 'Mirja Lindqvist',
    language: 'de',
    ago: 3 * hourMs,
  },
  {
    form: 'demo',
    subject: 'Fan Pay',
    name: 'Beata Nowicka',
    company: 'SV Leuchtturm 04',
    language: 'de',
    ago: 5 * hourMs,
    words: 'An Heimspieltagen zahlen 9.000 Menschen in zwei Stunden. Wie lange steht jemand an?',
  },
  {
    form: 'api-access',
    name: 'Tobias Ahrens',
    company: 'Kontorhaus Labs',
    language: 'en',
    ago: 20 * hourMs,
    words: 'Issuing vouchers from our booking system, about 2,000 a month.',
  },
  {
    form: 'demo-home',
    name: 'Ines Carvalho',
    company: 'Padaria Sol',
    language: 'en',
    ago: 26 * hourMs,
    words: 'Six bakeries in Lisbon. Is there a plan for something as small as us?',
  },
  {
    form: 'demo',
    subject: 'GRAIL',
    name: 'Jonte Petersen',
    company: 'Nordlicht Energie',
    language: 'de',
    ago: 2 * dayMs,
    words: 'Stromkunden sollen Punkte sammeln, die nicht verfallen.',
  },
  {
    form: 'demo',
    subject: 'Gastro Plus',
    name: 'Kwame Mensah',
    company: 'Hafenküche',
    language: 'de',
    ago: 3 * dayMs,
    words: 'Drei Restaurants, ein Stempelheft aus Papier. Wie stellen wir um?',
  },
  {
    form: 'demo',
    subject: 'Loyalty Plus',
    name: 'win big now',
    company: 'prize',
    language: 'en',
    ago: 4 * hourMs,
    words: 'YOU HAVE BEEN CHOSEN',
    spamReason: 'honeypot',
  },
];

/** Requests that retention deletes within a year. */
const longAgo: readonly Sample[] = Array.from({ length: 40 }, (_, index) => ({
  form: index % 3 === 0 ? 'consultation' : 'demo',
  subject: index % 3 === 0 ? 'Prepaid Card' : 'Loyalty Plus',
  name: `Sender ${index}`,
  company: 'Example',
  language: 'de',
  ago: (380 + index * 8 + (index % 4) * 11) * dayMs,
}));

const weeks = 26;
/** Average requests in each earlier week. */
const before: readonly (Pick<Sample, 'form' | 'subject' | 'language'> & { perWeek: number })[] = [
  { form: 'demo', subject: 'Loyalty Plus', language: 'de', perWeek: 1.9 },
  { form: 'demo', subject: 'Loyalty Plus', language: 'en', perWeek: 0.8 },
  { form: 'demo', subject: 'Fan Pay', language: 'de', perWeek: 0.9 },
  { form: 'demo', subject: 'GRAIL', language: 'en', perWeek: 0.5 },
  { form: 'demo', subject: 'Gastro Plus', language: 'de', perWeek: 0.7 },
  { form: 'demo-home', language: 'de', perWeek: 0.8 },
  { form: 'consultation', subject: 'Prepaid Card', language: 'de', perWeek: 1.1 },
  { form: 'consultation', subject: 'Blockchain', language: 'en', perWeek: 0.6 },
  { form: 'application', subject: 'Working Student Backend Developer', language: 'de', perWeek: 0.9 },
  { form: 'application', subject: 'Business Development Manager', language: 'en', perWeek: 0.4 },
  { form: 'api-access', language: 'en', perWeek: 0.5 },
  { form: 'api-documentation', language: 'de', perWeek: 0.4 },
];

/** Fills an empty store with half a year of requests, the newest a few minutes older than `now`. */
export async function fillWithSamples(store: Store, now: Date): Promise<void> {
  for (const sample of inbox) await save(store, sample, now);
  const [first] = await store.requests.find({ search: 'Femke', limit: 1 });
  const [waiting] = first ? await store.outbox.outgoing({ requestId: first.id }) : [];
  if (waiting) {
    const next = new Date(now.getTime() + 20 * minuteMs);
    await store.outbox.markFailed(waiting, '451 4.3.0 Mailbox busy, please try again later', next);
  }
  for (const row of await store.outbox.outgoing({ waiting: true })) {
    if (row.requestId !== waiting?.requestId || row.channel !== waiting.channel) {
      await store.outbox.markDelivered(row, new Date(now.getTime() - 10 * minuteMs));
    }
  }
  if (first) {
    const by = 'klara@kogge.example';
    await store.desk.setNote(
      first.id,
      'Rief an: am liebsten dienstags.',
      null,
      by,
      new Date(+now - 4 * minuteMs),
    );
  }
  for (let week = 1; week <= weeks; week++) await weekBefore(store, now, week);
  for (const sample of longAgo) {
    const id = await save(store, sample, now);
    await store.desk.setState(id, 'closed', 'klara@kogge.example', new Date(+now - sample.ago + dayMs));
  }
}

/** Adds the requests of an earlier week, answered, and its spam. */
async function weekBefore(store: Store, now: Date, week: number): Promise<void> {
  // Varies the number from week to week.
  const factor = 1 + 0.45 * Math.sin(week / 4) + 0.2 * Math.sin(week * 2.4);
  let count = 0;
  for (const [index, { perWeek, ...kind }] of before.entries()) {
    const many = Math.floor(perWeek * factor + ((week * 7 + index * 5) % 10) / 10);
    for (let one = 0; one < many; one++) {
      const ago = week * 7 * dayMs + ((count++ * 5) % 7) * dayMs;
      const sample = { ...kind, name: `Sender ${week}.${count}`, company: 'Example', ago };
      const id = await save(store, sample, now);
      const hours = [1, 2, 3, 5, 7, 20, 26, 49, 90][(week + count) % 9] ?? 1;
      const answeredAt = new Date(now.getTime() - ago + hours * hourMs);
      await store.desk.setState(id, 'answered', 'ole@kogge.example', answeredAt);
    }
  }
  const spam = { form: 'demo', subject: 'GRAIL', name: 'x', company: 'x', language: 'en' } as const;
  for (let one = 0; one < (week * 3) % 4; one++) {
    await save(store, { ...spam, ago: week * 7 * dayMs, spamReason: 'honeypot' }, now);
  }
}

async function save(store: Store, sample: Sample, now: Date): Promise<string> {
  const { form, name, company, subject, words, language, ago, spamReason = null } = sample;
  const receivedAt = new Date(now.getTime() - ago);
  const own: Record<string, string | undefined> = {
    name,
    email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@${(company ?? 'post').toLowerCase().replaceAll(/\W+/g, '-')}.example`,
    company,
    message: words,
    useCase: words,
    productName: subject,
    infrastructureType: subject,
    jobTitle: subject,
  };
  const fields = Object.fromEntries(
    Object.entries(exampleFields(form)).map(([field, text]) => [field, own[field] ?? text]),
  );
  const saved = await store.requests.save(
    exampleRequest(form, {
      fields,
      language,
      receivedAt,
      spamReason,
      consent: { version: '2026-11', at: receivedAt },
      files:
        form === 'application'
          ? [{ field: 'resume', name: 'lebenslauf.pdf', inspected: true, bytes: smallPdf }]
          : [],
    }),
    // Old requests have no waiting mails.
    ago < 7 * dayMs ? ['notification', 'confirmation'] : [],
  );
  if (!('id' in saved)) throw new Error('not saved');
  return saved.id;
}
