/** A browser that is not Chromium, on one page. Selectors are CSS. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Calls a function in the page; it has nothing but its arguments and the page. */
  run<Result>(script: (...texts: string[]) => Result, ...texts: string[]): Promise<Result>;
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>;
  end(): Promise<void>;
}
