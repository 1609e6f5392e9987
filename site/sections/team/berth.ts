const field = document.getElementById('first-name') as HTMLInputElement;
const berth = field.closest('[data-berth]') as HTMLElement;
const example = field.value;
const aboard = (field.dataset.aboard as string).toUpperCase().split(' ');

/** The first letter of the name as letter and flag; somebody of the crew is welcomed as such. */
function show(): void {
  const first = field.value.normalize('NFD').match(/[a-z]/i)?.[0] ?? example;
  const letter = first.charAt(0).toUpperCase();
  for (const use of berth.querySelectorAll('use')) use.setAttribute('href', `/code-flags.svg#${letter}`);
  (berth.querySelector('b') as HTMLElement).textContent = letter;
  const taken = aboard.includes(field.value.trim().toUpperCase());
  for (const part of berth.querySelectorAll<HTMLElement>('[data-free]')) part.hidden = taken;
  for (const part of berth.querySelectorAll<HTMLElement>('[data-taken]')) part.hidden = !taken;
}

field.addEventListener('input', show);
