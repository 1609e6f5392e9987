import { randomBytes } from 'node:crypto';
import type { Channel } from '../../domain/requests/index.ts';

// Crockford's base 32: no I, L, O, U, so that a number can be read aloud and typed (https://www.crockford.com/base32.html).
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of a request: `KG-7Q2M9F0X`, 40 random bits. */
export function newRequestId(): string {
  return `KG-${Array.from(randomBytes(8), (byte) => alphabet[byte % 32]).join('')}`;
}

/** A row of the outbox, due at `now`. */
export function newOutgoing(requestId: string, channel: Channel, mailDomain: string, now: number) {
  return {
    request_id: requestId,
    channel,
    message_id: `<${requestId.toLowerCase()}.${channel}@${mailDomain}>`,
    attempts: 0,
    created_at: now,
    next_attempt_at: now,
    leased_until: null,
    delivered_at: null,
    last_error: null,
    admission: null,
  };
}
