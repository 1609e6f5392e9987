import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';

/** A browser that is not Chromium. */
export interface Engine {
  /** A new window; all windows share what the browser stores. */
  newPage(): Promise<Page>;
  end(): Promise<void>;
}

/** One window. Selectors are CSS and mean the first element that is shown. Pointer and keys are the browser's own. */
export interface Page {
  open(url: string): Promise<void>;
  /** Calls a function in the page; it has nothing but its arguments and the page. Works where pages have no script. */
  run<Result>(script: (...texts: string[]) => Result, ...texts: string[]): Promise<Result>;
  /** Rests the pointer on a place of the window. */
  point(place: Place): Promise<void>;
  /** Presses and releases the pointer where it rests. */
  clickThere(): Promise<void>;
  press(key: Key): Promise<void>;
  /** Focuses a field and types behind what it holds. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses a file for a file field. */
  attach(selector: string, file: string): Promise<void>;
  /** Size of what the page is shown in, in CSS px; an engine may have a width that it does not go below. */
  resize(width: number, height: number): Promise<void>;
  /** What is to be seen, as PNG. */
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

/** How long an engine on a busy machine may take to start, to obey, or until a page looks as it should, in ms. */
export const patience = 90_000;

/** Waits until a function in the page returns something true, and returns that. `what` says what is waited for. */
export async function until<Result>(
  page: Page,
  what: string,
  script: (...texts: string[]) => Result,
  ...texts: string[]
): Promise<NonNullable<Result>> {
  const deadline = Date.now() + patience;
  for (;;) {
    // The page may just be leaving.
    const result = await page.run(script, ...texts).catch((error: unknown) => {
      if (Date.now() > deadline) throw error;
    });
    if (result) return result as NonNullable<Result>;
    if (Date.now() > deadline) throw new Error(`In vain waited until ${what}`);
    await setTimeout(50);
  }
}

/** Waits until an element is shown. */
export const shown = (page: Page, selector: string) =>
  until(
    page,
    `${selector} is shown`,
    (css) => {
      return [...document.querySelectorAll(css)].some((each) => each.checkVisibility());
    },
    selector,
  );

/** Waits until no such element is shown. */
export const gone = (page: Page, selector: string) =>
  until(
    page,
    `${selector} is gone`,
    (css) => {
      return ![...document.querySelectorAll(css)].some((each) => each.checkVisibility());
    },
    selector,
  );

/** Waits until an element has the focus. */
export const focused = (page: Page, selector: string) =>
  until(page, `${selector} has the focus`, (css) => document.activeElement?.matches(css), selector);

/** Waits until an element says a text. */
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

/** Rests the pointer on an element, brought into view, with nothing above it: follows it until it lies still. */
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
  // What slides in looks still to who looks twice before the next frame.
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
    // What only holds the element would be hit beside it, a dialog on its backdrop too.
    return element.contains(top) ? place : null;
  };
  const place = see();
  if (place) return place;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return see();
}

/** Waits until the lower right corner of an element has in the picture of the page the colour of what it stands on. */
export async function painted(page: Page, selector: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const { left, top, colour } = await page.run(cornerOf, selector);
    const area = { left, top, width: 1, height: 1 };
    const pixel = await sharp(await page.photograph())
      .extract(area)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (`rgb(${[...pixel].join(', ')})` === colour) return;
    if (Date.now() > deadline) throw new Error(`${selector} is rgb(${[...pixel].join(', ')}), not ${colour}`);
    await setTimeout(100);
  }
}

function cornerOf(css: string) {
  const element = document.querySelector(css) as HTMLElement;
  const { right, bottom } = element.getBoundingClientRect();
  const colour = getComputedStyle(element.closest('[data-kind]') as HTMLElement).backgroundColor;
  // It may still be on its way into the window.
  const left = Math.min(Math.floor(right), innerWidth) - 8;
  return { left, top: Math.floor(bottom) - 8, colour };
}
