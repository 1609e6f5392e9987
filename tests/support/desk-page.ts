/** Globals that a page of the desk needs, with English words: import it before the page's modules. */
import { loadDeskWords } from '../../desk/words.ts';
import { content } from './content.ts';

const textContent = JSON.stringify(loadDeskWords(content).en);
Object.assign(globalThis, {
  document: { getElementById: () => ({ textContent }) },
  location: { pathname: '/' },
});
