import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import type { FigureReader } from './figure.ts';
import type { ModelReader } from './models.ts';
import type { Outlines } from './outlines.ts';
import type { PictureReader } from './picture.ts';
import type { RichTextReader } from './rich-text.ts';

/** Arguments of every query: the content in one language, and the functions that convert it. */
export interface Readers {
  content: ContentReader;
  /**
   * The content in the first language (the same object when that is the language read). Used for names that are shown
   * or recognised untranslated.
   */
  original: ContentReader;
  figures: FigureReader;
  pictures: PictureReader;
  findModel: ModelReader;
  outlines: Pick<Outlines, 'find' | 'longest'>;
  toHtml: RichTextReader;
  /** Which cities of a state repeat another one, the same in every language. */
  findRepeatedCities(stateId: number): Promise<ReadonlySet<number>>;
}
