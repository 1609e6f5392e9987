declare module 'fontverter' {
  /** Turns a font file into another format; `sfnt` is plain OpenType. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
