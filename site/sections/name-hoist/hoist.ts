import { spell } from './spell.ts';

/**
 * Hoists what is typed into a field as signal flags (`NameHoist.tsx`). Nothing is stored and nothing sent; `words` turns
 * the text into one word for each halyard, and an empty field shows what the page came with.
 */
export function hoist(box: HTMLElement, words: (text: string) => string[] = spell): void {
  const field = document.getElementById(box.dataset.hoist as string) as HTMLInputElement;
  const halyards = [...box.children] as HTMLElement[];
  const rest = [...(halyards[0] as HTMLElement).children];
  const pattern = rest[0] as HTMLElement;

  function flag(letter: string): HTMLElement {
    const one = pattern.cloneNode(true) as HTMLElement;
    one.dataset.letter = letter;
    one.dataset.new = '';
    one.querySelector('use')?.setAttribute('href', `/code-flags.svg#${letter}`);
    return one;
  }

  function fly(halyard: HTMLElement, word: string): void {
    for (const [at, letter] of [...word].entries()) {
      const old = halyard.children[at] as HTMLElement | undefined;
      if (old?.dataset.letter === letter) continue;
      if (old) old.replaceWith(flag(letter));
      else halyard.append(flag(letter));
    }
    while (halyard.children.length > word.length) halyard.lastElementChild?.remove();
  }

  function show(): void {
    const [first = '', second = ''] = words(field.value);
    box.style.setProperty('--n', String(Math.max(first.length || rest.length, second.length)));
    box.toggleAttribute('data-two', second !== '');
    for (const [index, word] of [first, second].entries()) fly(halyards[index] as HTMLElement, word);
    if (!first) halyards[0]?.replaceChildren(...rest);
  }

  field.addEventListener('input', show);
  // A draft is filled in when the form is hydrated, which is when it is reached.
  field.addEventListener('focus', () => {
    new Image().src = '/code-flags.svg';
    if (field.value) show();
  });
  field.form?.addEventListener('reset', () => setTimeout(show));
  if (field.value) show();
}
