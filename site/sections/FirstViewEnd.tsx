/** Where the first part of each page ends. Nothing is shown before (`<link rel="expect">` in Document.astro). */
export const FirstViewEnd = () => <template id="first-view-end" />;
