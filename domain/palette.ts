/** Returns a colour by name as `#rrggbb`; throws for an unknown name. */
export type Palette = (name: string) => string;

/** Parses `design/styles/palette.css` for images and mails, which cannot use `var()`. `--f-ink` is named `ink`. */
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
