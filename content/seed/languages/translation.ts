import type { RichText } from '../data/to-rich-text.ts';
import type { SeededCollection, SeededGlobal } from '../seed-shapes.ts';

/**
 * The sample texts of one collection or global in another language. A text is found by its English text, so that the
 * same words are translated once, and a changed English text is noticed as missing. A rich text is found by the seed
 * key of its document and its field: "ebike-licence/answer".
 */
export interface Translation {
  texts: Readonly<Record<string, string>>;
  richTexts?: Readonly<Record<string, RichText>>;
}

/** All sample content in one language. */
export interface SampleTranslations {
  /** The descriptions of pictures. */
  pictures: Translation;
  documents: Record<SeededCollection | SeededGlobal, Translation>;
}
