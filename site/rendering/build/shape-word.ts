import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';

/** A word as it is set, letters joined. */
interface ShapedWord {
  /** In parts of an em. */
  width: number;
  /** Outline of every glyph, as an SVG path, after where it is moved to, in units of the font. */
  glyphs: string[];
}

/**
 * Sets words in a font: what counting characters cannot tell in an Indian script.
 * @param bytes of the font, uncompressed (SFNT)
 * @param switchedOff features to set them without
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

/** The width of all words together, in parts of an em. */
export const toShapedWidth = (bytes: Uint8Array, words: readonly string[]): number => {
  const set = createShaper(bytes);
  return words.reduce((sum, word) => sum + set(word).width, 0);
};
