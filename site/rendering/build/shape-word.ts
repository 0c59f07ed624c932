import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';

/** A shaped word: its letters are joined as the font draws them. */
interface ShapedWord {
  /** In em. */
  width: number;
  /** Outline of every glyph: its offset, followed by an SVG path, in units of the font. */
  glyphs: string[];
}

/**
 * Shapes words with a font, because counting characters does not give the width in an Indian script.
 * @param bytes of the font, uncompressed (SFNT)
 * @param switchedOff font features to leave out
 */
export const createShaper = (
  bytes: Uint8Array,
  switchedOff: readonly string[] = [],
): ((word: string) => ShapedWord) => {
  const features = switchedOff.map((tag) => new Feature(tag, 0));
  const face = new Face(new Blob(Uint8Array.from(bytes).buffer));
  const font = new Font(face);
  return (word) => {
    const buffer = new Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(font, buffer, features);
    const positions = buffer.getGlyphPositions();
    return {
      width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem,
      glyphs: buffer.getGlyphInfos().map(({ codepoint }, index) => {
        const { xOffset, yOffset } = positions[index] ?? {};
        return `${xOffset} ${yOffset} ${font.glyphToPath(codepoint)}`;
      }),
    };
  };
};

/** Total width of all words, in em. */
export const toShapedWidth = (bytes: Uint8Array, words: readonly string[]): number => {
  const set = createShaper(bytes);
  return words.reduce((sum, word) => sum + set(word).width, 0);
};
