import { Webhook } from 'standardwebhooks';
import type { Outgoing, StoredRequest } from '../store/store.ts';
import { Failure } from './failure.ts';

export interface WebhookConfig {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
}

const timeoutMs = 15_000;

/**
 * Posts a request, signed after Standard Webhooks (https://www.standardwebhooks.com). Files are named, not sent. The
 * id is fixed for the row, so that a receiver knows a repeat. Throws {@link Failure} unless the answer is 2xx.
 */
export async function postWebhook(
  { url, secret }: WebhookConfig,
  row: Outgoing,
  { kind, form, language, fields, files, consent, receivedAt }: StoredRequest,
  now: Date,
): Promise<void> {
  const id = `msg_${row.requestId}`;
  const body = JSON.stringify({
    type: 'request.received',
    timestamp: row.createdAt.toISOString(),
    data: { id: row.requestId, kind, form, language, receivedAt, fields, files, consent },
  });
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
      // The signed body goes where the operator said, nowhere else.
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
