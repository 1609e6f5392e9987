import { spell } from '../../design/spell.ts';

const codeFlags = '/code-flags.svg';

/**
 * Shows what is typed into a name field as signal flags on its mast (design/compositions/Mast.tsx); nothing is stored or
 * sent. An empty field shows the first flags again.
 */
export function hoistNames(): void {
  const first = new Map<Element, readonly Element[]>();

  function show(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement)) return;
    const mast = document.querySelector<HTMLElement>(`[data-hoist="${CSS.escape(target.id)}"]`);
    const halyards = mast ? [...mast.children] : [];
    if (!mast || !halyards[0]) return;
    if (!first.has(mast)) {
      first.set(mast, [...halyards[0].children]);
      new Image().src = codeFlags;
    }
    const rest = first.get(mast) as readonly Element[];
    const [one = '', two = ''] = spell(target.value);
    mast.style.setProperty('--n', String(Math.max(one.length || rest.length, two.length)));
    mast.style.setProperty('--sum', String(Math.max(rest.length, one.length + two.length)));
    mast.toggleAttribute('data-two', two !== '');
    for (const [index, word] of [one, two].entries())
      fly(halyards[index] as Element, word, rest[0] as Element);
    if (!one) halyards[0].replaceChildren(...rest);
  }

  addEventListener('input', ({ target }) => show(target));
  // A draft is restored when the form hydrates, at focus.
  addEventListener('focusin', ({ target }) => show(target));
  addEventListener('reset', ({ target }) => {
    const { elements } = target as HTMLFormElement;
    setTimeout(() => [...elements].map(show));
  });
}

function fly(halyard: Element, word: string, pattern: Element): void {
  for (const [at, letter] of [...word].entries()) {
    const old = halyard.children[at];
    if (old?.getAttribute('data-letter') === letter) continue;
    const flag = pattern.cloneNode(true) as Element;
    flag.setAttribute('data-letter', letter);
    flag.setAttribute('data-new', '');
    flag.querySelector('use')?.setAttribute('href', `${codeFlags}#${letter}`);
    if (old) old.replaceWith(flag);
    else halyard.append(flag);
  }
  while (halyard.children.length > word.length) halyard.lastElementChild?.remove();
}
