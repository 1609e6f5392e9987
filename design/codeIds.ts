/** Ids by which the tabs and panels of a code block refer to each other. */
export const tabId = (language: string) => `code-tab-${language}`;
export const panelId = (language: string) => `code-${language}`;
