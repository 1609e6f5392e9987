import { spell } from './spell.ts';

for (const box of document.querySelectorAll<HTMLElement>('[data-hoist]')) {
  const field = document.getElementById(box.dataset.hoist as string) as HTMLInputElement;
  hoist(box, field);
  if (field.dataset.aboard) welcome(field, field.dataset.aboard.toUpperCase().split(' '));
}

/**
 * Shows the field's text as signal flags (`NameHoist.tsx`); nothing is stored or sent. An empty field shows the initial
 * flags.
 */
function hoist(box: HTMLElement, field: HTMLInputElement): void {
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
    const [first = '', second = ''] = spell(field.value);
    box.style.setProperty('--n', String(Math.max(first.length || rest.length, second.length)));
    box.toggleAttribute('data-two', second !== '');
    for (const [index, word] of [first, second].entries()) fly(halyards[index] as HTMLElement, word);
    if (!first) halyards[0]?.replaceChildren(...rest);
  }

  field.addEventListener('input', show);
  // A draft is restored when the form hydrates, at focus.
  field.addEventListener('focus', () => {
    new Image().src = '/code-flags.svg';
    if (field.value) show();
  });
  field.form?.addEventListener('reset', () => setTimeout(show));
  if (field.value) show();
}

/** The sentence of the team page (`team/Join.tsx`) changes for first names of the crew. */
function welcome(field: HTMLInputElement, aboard: readonly string[]): void {
  field.addEventListener('input', () => {
    const taken = aboard.includes(field.value.trim().toUpperCase());
    for (const part of document.querySelectorAll<HTMLElement>('[data-free]')) part.hidden = taken;
    for (const part of document.querySelectorAll<HTMLElement>('[data-taken]')) part.hidden = !taken;
  });
}
