/**
 * One gesture of a drawing, once when it is seen: `[data-gesture]` becomes `armed` while it is below the fold and `run`
 * when half of it is in view. Style sheets move parts away for `armed` and back, with a transition, for `run`; without
 * script nothing has moved.
 */
export function playGestures(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        (target as HTMLElement).dataset.gesture = 'run';
      }
    },
    { threshold: 0.5 },
  );
  for (const drawing of document.querySelectorAll<HTMLElement>('[data-gesture]')) {
    if (drawing.getBoundingClientRect().top < innerHeight) continue;
    drawing.dataset.gesture = 'armed';
    seen.observe(drawing);
  }
}
