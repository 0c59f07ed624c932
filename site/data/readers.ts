import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import type { FigureReader } from './figure.ts';
import type { ModelReader } from './models.ts';
import type { Outlines } from './outlines.ts';
import type { PictureReader } from './picture.ts';
import type { RichTextReader } from './rich-text.ts';

/** What every query is given: the content in one language, and what reshapes it. */
export interface Readers {
  content: ContentReader;
  /** That of the first language, the same object in it: for names, which are understood as they are. */
  original: ContentReader;
  figures: FigureReader;
  pictures: PictureReader;
  findModel: ModelReader;
  outlines: Pick<Outlines, 'find' | 'longest'>;
  toHtml: RichTextReader;
}
