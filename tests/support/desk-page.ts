/** What a page of the desk finds in its browser, in English: to be imported before what it runs. */
import { loadDeskWords } from '../../desk/words.ts';
import { content } from './content.ts';

const textContent = JSON.stringify(loadDeskWords(content).en);
Object.assign(globalThis, {
  document: { getElementById: () => ({ textContent }) },
  location: { pathname: '/' },
});
