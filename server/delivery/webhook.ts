import type { SignedTarget } from '../env.ts';
import type { Outgoing, StoredRequest } from '../store/store.ts';
import { Failure } from './failure.ts';

const timeoutMs = 15_000;

/**
 * Posts a request, with the names of its files. The id of the event is the same in every attempt, so that the receiver
 * can drop repeats. Throws {@link Failure} unless the answer is 2xx.
 */
export async function postRequest(
  target: SignedTarget,
  row: Outgoing,
  { kind, form, language, fields, files, consent, receivedAt }: StoredRequest,
  now: Date,
): Promise<void> {
  await postSigned(target, `msg_${row.requestId}`, now, {
    type: 'request.received',
    timestamp: row.createdAt,
    data: { id: row.requestId, kind, form, language, receivedAt, fields, files, consent },
  });
}

/**
 * Posts an event, signed as in Standard Webhooks (https://www.standardwebhooks.com). Throws {@link Failure} unless the
 * answer is 2xx.
 */
export async function postSigned(
  { url, secret }: SignedTarget,
  id: string,
  now: Date,
  event: { type: string; timestamp: Date; data: object },
): Promise<void> {
  // Loaded on first use, to save memory without a webhook.
  const { Webhook } = await import('standardwebhooks');
  const body = JSON.stringify(event);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'kogge-website',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      body,
      // The signed body goes only to the configured address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    throw new Failure(cause?.message || message, { code: cause?.code ?? name });
  }
  if (!answer.ok)
    throw new Failure(`The webhook answered ${answer.status}.`, { code: 'EWEBHOOK', status: answer.status });
}
