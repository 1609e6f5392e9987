/** Says whether the flags match when the switch changes; the style sheet shows the one that holds. */
export function sayMatch(): void {
  const output = document.querySelector('output') as HTMLOutputElement;
  const sentences = [...output.children];
  const say = () => {
    const { value } = document.querySelector('[name=points]:checked') as HTMLInputElement;
    output.replaceChildren(...sentences.filter((sentence) => (sentence as HTMLElement).dataset.if === value));
  };
  say();
  document.querySelector('[name=points]')?.closest('fieldset')?.addEventListener('change', say);
}
