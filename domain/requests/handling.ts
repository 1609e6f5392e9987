/** How far staff are with a request. */
export const requestStates = ['new', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

/**
 * What is sent for a request: the mail to the company, the confirmation to the sender, the webhook, and the mail that
 * tells the company that one of them keeps failing.
 */
export const channels = ['notification', 'confirmation', 'webhook', 'alert'] as const;
export type Channel = (typeof channels)[number];
