/** Whether staff have handled a request. */
export const requestStates = ['new', 'answered', 'closed'] as const;
export type RequestState = (typeof requestStates)[number];

/** Deliveries of a request: mail to the company and to the sender, webhook, and the alert when one keeps failing. */
export const channels = ['notification', 'confirmation', 'webhook', 'alert'] as const;
export type Channel = (typeof channels)[number];
