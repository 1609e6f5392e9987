import { Flag } from '../../design/Flag.tsx';
import { fill } from '../../domain/text.ts';
import { api, type Details, dataOf } from './api.ts';
import styles from './Mails.module.css';
import { useDeed } from './queries.ts';
import { time } from './time.ts';
import { counted, words } from './words.ts';

const { request: texts } = words;
type Mail = Details['outgoing'][number];

/** The outgoing mails and webhooks of a request: delivered, waiting or failed, with the error of the receiver. */
export function Mails({ id, outgoing }: { id: string; outgoing: readonly Mail[] }) {
  const resend = useDeed(
    (all: boolean) => dataOf(api.requests[':id'].resend.$post({ param: { id }, json: { all } })),
    ({ count }) => (count > 0 ? counted(texts.resent, count) : texts.nothingToSend),
  );
  const waits = outgoing.some(({ deliveredAt }) => !deliveredAt);
  return (
    <section className={styles.mails} aria-labelledby="mails">
      <h3 id="mails" className="h4">
        {texts.mails}
      </h3>
      {outgoing.length === 0 ? (
        <p className="muted sm">{texts.noMails}</p>
      ) : (
        <>
          <dl>
            {outgoing.map((mail) => (
              <div key={mail.channel} data-waits={!mail.deliveredAt || undefined}>
                <dt>
                  <Flag id={mail.deliveredAt ? 'ics-C' : 'ics-U'} />
                  {texts.channels[mail.channel]}
                </dt>
                <dd>
                  {stateOf(mail)}
                  {mail.attempts > 0 && !mail.deliveredAt && (
                    <span className={styles.error}>{counted(errorForms(mail), mail.attempts)}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className={waits ? 'btn btn--sm' : 'btn btn--ghost btn--sm'}
            onClick={() => resend.mutate(!waits)}
            disabled={resend.isPending}
          >
            {waits ? texts.resend : texts.resendAll}
          </button>
        </>
      )}
    </section>
  );
}

function stateOf({ deliveredAt, withheld, nextAttemptAt }: Mail): string {
  if (deliveredAt) return fill(texts.delivered, { at: time(deliveredAt) });
  if (withheld) return texts.withheld[withheld];
  return nextAttemptAt ? fill(texts.waiting, { at: time(nextAttemptAt) }) : texts.givenUp;
}

/** Inserts the error before `counted` fills the rest; without braces, which would be placeholders. */
function errorForms({ error }: Mail) {
  const put = (text: string) => text.replace('{error}', () => error.replaceAll(/[{}]/g, ''));
  return { ...texts.failed, one: put(texts.failed.one), other: put(texts.failed.other) };
}
