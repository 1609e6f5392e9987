// Values of the flag colours in tokens.css: the rasteriser knows no custom properties.
const colours: Readonly<Record<string, string>> = {
  red: '#c81e17',
  yellow: '#ffc60b',
  blue: '#0d4c9f',
  white: '#ffffff',
  ink: '#0b1a30',
};

/** A drawing of the site with its flag colours as plain values, ready for the rasteriser. */
export function plain(svg: string): string {
  return svg.replace(/var\(--f-(\w+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`No flag colour is called ${name}`);
    return colour;
  });
}
