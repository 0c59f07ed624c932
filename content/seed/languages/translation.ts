import type { RichText } from '../data/to-rich-text.ts';
import type { SeededCollection, SeededGlobal } from '../seed-shapes.ts';

/**
 * The sample texts of one collection or global in another language.
 * A text is found by its English one, so the same words are written once and a changed English text is missed at once;
 * a rich text by the seed key of its document and its field: "ebike-licence/answer".
 */
export interface Translation {
  texts: Readonly<Record<string, string>>;
  richTexts?: Readonly<Record<string, RichText>>;
}

/** All sample content in one language. */
export interface SampleTranslations {
  /** What pictures show. */
  pictures: Translation;
  documents: Record<SeededCollection | SeededGlobal, Translation>;
}
