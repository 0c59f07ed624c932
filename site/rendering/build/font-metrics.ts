/** Tables of an SFNT font by tag. */
const readTables = (font: DataView): Map<string, number> => {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.getUint16(4); index++) {
    const record = 12 + index * 16;
    const tag = [0, 1, 2, 3].map((at) => String.fromCharCode(font.getUint8(record + at))).join('');
    tables.set(tag, font.getUint32(record + 8));
  }
  return tables;
};

// Format 4 of the character map: segments of code points, each with a shift to its glyphs.
const toGlyph = (font: DataView, map: number, codePoint: number): number => {
  const segments = font.getUint16(map + 6) / 2;
  const [ends, starts] = [map + 14, map + 16 + segments * 2];
  for (let segment = 0; segment < segments; segment++) {
    if (font.getUint16(ends + segment * 2) < codePoint) continue;
    const start = font.getUint16(starts + segment * 2);
    if (start > codePoint) return 0;
    const shift = font.getUint16(starts + (segments + segment) * 2);
    const rangeAt = starts + (segments * 2 + segment) * 2;
    const range = font.getUint16(rangeAt);
    if (range === 0) return (codePoint + shift) % 65_536;
    return (font.getUint16(rangeAt + range + (codePoint - start) * 2) + shift) % 65_536;
  }
  return 0;
};

const findMap = (font: DataView, cmap: number): number => {
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const map = cmap + font.getUint32(cmap + 4 + index * 8 + 4);
    if (font.getUint16(map) === 4) return map;
  }
  throw new Error('The font has no character map of format 4');
};

/** What a fallback font has to be fitted to, in parts of an em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance of a character; that of the missing glyph if the font has none. */
  advanceOf(character: string): number;
}

/** Reads a static font. @param bytes uncompressed (SFNT) */
export const readFontMetrics = (bytes: Uint8Array): FontMetrics => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(font);
  const tableAt = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
  const em = font.getUint16(tableAt('head') + 18);
  const lines = tableAt('hhea');
  const map = findMap(font, tableAt('cmap'));
  const measured = font.getUint16(lines + 34);
  return {
    ascent: font.getInt16(lines + 4) / em,
    descent: -font.getInt16(lines + 6) / em,
    lineGap: font.getInt16(lines + 8) / em,
    advanceOf(character) {
      const glyph = toGlyph(font, map, character.codePointAt(0) ?? 0);
      return font.getUint16(tableAt('hmtx') + Math.min(glyph, measured - 1) * 4) / em;
    },
  };
};
