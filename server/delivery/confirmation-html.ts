import { readFileSync } from 'node:fs';
import type { Language } from '../../domain/languages.ts';
import { type Palette, paletteOf } from '../../domain/palette.ts';
import { fill } from '../../domain/text.ts';
import { escapeHtml } from '../http/html.ts';

/** The texts of a confirmation, with `{names}` for values. */
interface ConfirmationWords {
  company: string;
  heading: string;
  flag: string;
  summary: string;
  greeting: string;
  body: readonly string[];
  retention: readonly string[];
  closing: readonly string[];
  signature: readonly string[];
}

let palette: Palette | undefined;
// Read with the first mail, not on import.
const colour: Palette = (name) => {
  palette ??= paletteOf(readFileSync(new URL('../../design/styles/palette.css', import.meta.url), 'utf8'));
  return palette(name);
};
const font = "'Familjen Grotesk','Helvetica Neue',Arial,sans-serif";

/** The HTML part of a confirmation: 600 px wide, without images or anything to load, with colours for dark mode. */
export function confirmationHtml(
  language: Language,
  title: string,
  letter: ConfirmationWords,
  facts: readonly [label: string, value: string][],
  values: Readonly<Record<string, string>>,
): string {
  const html = (text: string) => filled(text, values);
  const [ink, paper, muted] = [colour('ink'), colour('paper'), colour('muted')];
  const large = `font:400 17px/26px ${font};color:${ink}`;
  const body = [letter.greeting, ...letter.body].map((text) => paragraph(html(text))).join('');
  const rows = facts.map(([label, value], index) => factRow(label, value, index === 0)).join('');
  const small = [...letter.retention.map(html), letter.signature.map(html).join('<br>')]
    .map(paragraph)
    .join('');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>${styles()}</style></head>
<body class="bg" style="margin:0;padding:0;background:${paper}">
${table(
  `<tr><td align="center" class="bg" style="background:${paper};padding:24px 0 0">${table(
    `
<tr><td class="px" style="padding:0 32px 20px">${table(`<tr><td>${sail()}</td><td class="tx" style="padding-left:12px;font:700 26px/34px ${font};letter-spacing:-.5px;color:${ink}">${escapeHtml(letter.company)}</td></tr>`)}</td></tr>
<tr><td class="px" style="padding:0 32px"><div class="ln" style="border-top:1px solid ${ink};line-height:1px;font-size:1px">&nbsp;</div></td></tr>
<tr><td class="px" style="padding:32px 32px 28px">${table(`<tr><td class="flag" valign="top" width="74">${flagC()}</td><td class="say tx" valign="top" style="padding-left:24px;color:${ink}"><h1 style="margin:0 0 8px;font:700 30px/32px ${font};letter-spacing:-.8px">${html(letter.heading)}</h1><span class="mu" style="font:400 15px/24px ${font};letter-spacing:0;color:${muted}">${html(letter.flag)}</span></td></tr>`, 'width="100%"')}</td></tr>
<tr><td class="px tx" style="padding:0 32px 8px;${large}">${body}</td></tr>
<tr><td class="px" style="padding:8px 32px 28px"><p class="mu" style="margin:0 0 8px;font:500 15px/22px ${font};color:${muted}">${html(letter.summary)}</p>${table(rows, 'width="100%"')}</td></tr>
<tr><td class="px tx" style="padding:0 32px 24px;${large}">${letter.closing.map(html).join('<br>')}</td></tr>
<tr><td class="px mu" style="padding:0 32px 16px;font:400 14px/21px ${font};color:${muted}">${small}</td></tr>
<tr><td><div class="crop">${chequer()}</div></td></tr>`,
    'width="600" class="w" style="width:600px;max-width:100%"',
  )}</td></tr>`,
  'width="100%"',
)}
</body></html>
`;
}

function styles(): string {
  const [ink, paper] = [colour('ink'), colour('paper')];
  return `@media (max-width:620px){.w{width:100%!important}.px{padding-left:20px!important;padding-right:20px!important}.crop{max-width:100vw;overflow:hidden}.flag,.say{display:block!important;width:auto!important;padding-left:0!important}.say{padding-top:20px!important}.dt,.dd{display:block!important;width:auto!important}.dt{padding-bottom:0!important}.dd{border-top:0!important;padding-top:2px!important}}
@media (prefers-color-scheme:dark){.bg{background:${ink}!important}.tx{color:${paper}!important}.mu{color:${colour('muted-on-ink')}!important}.ln{border-color:${colour('line-on-ink')}!important}.ink{background:${paper}!important}}`;
}

// Mail programs block images, so sail, flag and chequer are table cells with inline styles.

function sail(): string {
  return table(
    `<tr>${cell(18, 20, 'yellow')}${cell(18, 20, 'blue')}</tr>` +
      `<tr><td colspan="2" height="4" style="height:4px;line-height:1px;font-size:1px">&nbsp;</td></tr>` +
      `<tr><td colspan="2" height="10" class="ink" style="height:10px;line-height:1px;font-size:1px;background:${colour('ink')}">&nbsp;</td></tr>`,
    'width="36"',
  );
}

function flagC(): string {
  const stripes = [
    [12, 'blue'],
    [12, 'white'],
    [24, 'red'],
    [12, 'white'],
    [12, 'blue'],
  ] as const;
  return table(
    stripes.map(([height, name]) => `<tr>${cell(72, height, name)}</tr>`).join(''),
    // The border shows its white edge on a white page.
    `width="74" class="ln" style="border:1px solid ${colour('line')}"`,
  );
}

function chequer(): string {
  const row = (first: number) =>
    Array.from({ length: 50 }, (_, column) => cell(12, 12, (column + first) % 2 ? 'white' : 'red')).join('');
  return table(`<tr>${row(0)}</tr><tr>${row(1)}</tr>`, 'width="600" class="chequer"');
}

function factRow(label: string, value: string, first: boolean): string {
  const [ink, muted] = [colour('ink'), colour('muted')];
  const border = `border-top:1px solid ${first ? ink : colour('line')}`;
  return (
    `<tr><td class="dt mu ln" valign="top" width="140" style="width:140px;padding:10px 12px 10px 0;${border};font:400 16px/22px ${font};color:${muted}">${escapeHtml(label)}</td>` +
    `<td class="dd tx ln" valign="top" style="padding:10px 0;${border};font:500 16px/22px ${font};color:${ink}">${escapeHtml(value)}</td></tr>`
  );
}

/** Fills a text with its values, all escaped. Mail addresses and URLs become links. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  const linked = Object.entries(values).map(([name, value]) => {
    const shown = escapeHtml(value);
    // No line break at the hyphen.
    if (name === 'requestId') return [name, `<span style="white-space:nowrap">${shown}</span>`];
    if (name.endsWith('Mail')) return [name, link(`mailto:${shown}`, shown)];
    return [name, name.endsWith('Url') ? link(shown, shown) : shown];
  });
  return fill(escapeHtml(text), Object.fromEntries(linked));
}

function link(address: string, words: string): string {
  return `<a href="${address}" style="color:inherit">${words}</a>`;
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

function table(rows: string, attributes = ''): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
}

function cell(width: number, height: number, name: string): string {
  const cloth = colour(name);
  return `<td width="${width}" height="${height}" bgcolor="${cloth}" style="width:${width}px;height:${height}px;line-height:1px;font-size:1px;background:${cloth}">&nbsp;</td>`;
}
