import { setTimeout } from 'node:timers/promises';

/** A browser that is not Chromium. */
export interface Engine {
  /** A new window; all windows share what the browser stores. */
  newPage(): Promise<Page>;
  end(): Promise<void>;
}

/** One window. A CSS selector means the first visible element. */
export interface Page {
  open(url: string): Promise<void>;
  /** Calls a function in the page, which sees only its arguments and the page. Works without script, too. */
  run<Result>(script: (...texts: string[]) => Result, ...texts: string[]): Promise<Result>;
  /** Moves the pointer. */
  point(place: Place): Promise<void>;
  /** Clicks at the place of the pointer. */
  clickThere(): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types at the end of a field. */
  type(selector: string, text: string): Promise<void>;
  attach(selector: string, file: string): Promise<void>;
  /** Size of the viewport in CSS px; an engine may have a minimum width. */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot as PNG. */
  photograph(): Promise<Buffer>;
  close(): Promise<void>;
}

/** CSS px from the upper left corner of the window. */
interface Place {
  x: number;
  y: number;
}

/** Keys and their code in W3C WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  F8: '\uE038',
} as const;

type Key = keyof typeof keys;

/** Timeout for a start, a command or a condition in ms; the machine may be busy. */
export const patience = 90_000;

/** Waits until a function in the page returns a true value, and returns it. `what` names the condition. */
export async function until<Result>(
  page: Page,
  what: string,
  script: (...texts: string[]) => Result,
  ...texts: string[]
): Promise<NonNullable<Result>> {
  const deadline = Date.now() + patience;
  for (;;) {
    // The page may be navigating.
    const result = await page.run(script, ...texts).catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
    });
    if (result) return result as NonNullable<Result>;
    if (Date.now() > deadline) throw new Error(`Timeout: not true that ${what}`);
    await setTimeout(50);
  }
}

/** Waits until an element is visible. */
export const shown = (page: Page, selector: string) =>
  until(page, `${selector} is shown`, isShown, selector, 'true');

/** Waits until no such element is visible. */
export const gone = (page: Page, selector: string) =>
  until(page, `${selector} is gone`, isShown, selector, 'false');

function isShown(css: string, wanted: string): boolean {
  return String([...document.querySelectorAll(css)].some((each) => each.checkVisibility())) === wanted;
}

/** Waits until the top of an element is inside the window. */
export const inSight = (page: Page, selector: string) =>
  until(
    page,
    `${selector} is in sight`,
    (css) => {
      const { top = -1 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    },
    selector,
  );

/** Waits until an element has the focus. */
export const focused = (page: Page, selector: string) =>
  until(page, `${selector} has the focus`, (css) => document.activeElement?.matches(css), selector);

export const says = (page: Page, selector: string, text: string) =>
  until(
    page,
    `${selector} says “${text}”`,
    (css, text) => [...document.querySelectorAll(css)].some((each) => each.textContent?.includes(text)),
    selector,
    text,
  );

/** Waits until the address is this one, without the origin. */
export const at = (page: Page, address: string) =>
  until(
    page,
    `the address is ${address}`,
    (wanted) => document.readyState === 'complete' && location.href === location.origin + wanted,
    address,
  );

/** Scrolls to an element and moves the pointer onto it until it no longer moves. */
export async function hover(page: Page, selector: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (let rest: Place | null = null; ; ) {
    const place = await page.run(placeOf, selector);
    if (place && place.x === rest?.x && place.y === rest.y) return;
    if (place) await page.point(place);
    else await setTimeout(30);
    rest = place;
    if (Date.now() > deadline) throw new Error(`The pointer cannot get to ${selector}`);
  }
}

export async function click(page: Page, selector: string): Promise<void> {
  await hover(page, selector);
  await page.clickThere();
}

function placeOf(css: string): Place | null {
  const element = [...document.querySelectorAll(css)].find((each) => each.checkVisibility());
  // Two looks within one frame would not see an animation.
  const moves = ({ target, playState }: { target: Node | null; playState: string }) =>
    playState === 'running' && target?.contains(element ?? null);
  const animations = document.getAnimations().map(({ effect, playState }) => ({
    target: (effect as KeyframeEffect).target,
    playState,
  }));
  if (!element || animations.some(moves)) return null;
  const see = () => {
    // A link over two lines has its centre between them.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const top = document.elementFromPoint(place.x, place.y);
    // Not a parent of the element: the click would miss it.
    return element.contains(top) ? place : null;
  };
  const place = see();
  if (place) return place;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return see();
}
