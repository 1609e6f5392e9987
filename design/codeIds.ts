/** Ids of the tab and of the panel of one language of a code block, by which tabs and panels refer to each other. */
export const tabId = (language: string) => `code-tab-${language}`;
export const panelId = (language: string) => `code-${language}`;
