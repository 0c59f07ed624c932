import type { Payload } from 'payload';
import type { PictureReader } from './picture.ts';
import type { RichTextReader } from './rich-text.ts';

/** What every query is given: the database and the two reshapers that depend on the deployment. */
export interface Readers {
  payload: Payload;
  pictures: PictureReader;
  toHtml: RichTextReader;
}
