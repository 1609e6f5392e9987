/** A colour by its name, `#rrggbb`; a name that there is not is an error. */
export type Palette = (name: string) => string;

/**
 * The colours of `design/styles/palette.css`, given as its text, for what knows no custom properties: pictures, icons,
 * mails. `--f-ink` is called `ink`.
 */
export function paletteOf(css: string): Palette {
  const colours = new Map<string, string>();
  for (const [, name = '', colour = ''] of css.matchAll(/--f-([\w-]+):\s*(#[\da-f]{6});/gi)) {
    colours.set(name, colour);
  }
  return (name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`design/styles/palette.css has no colour --f-${name} written as #rrggbb`);
    return colour;
  };
}
