import type { PageMeta as StoredMeta } from '@ev-site/content/payload-types.ts';
import { findFirst } from './find-first.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

/** Keys of the pages that have a title of their own. */
export type PageKey = StoredMeta['key'];

/** Texts of staff for a page. Each is empty where they wrote nothing; then the page's default applies. */
export interface PageMeta {
  title: string;
  description: string;
  heading: string;
  introduction: string;
  /** Wide picture beside the heading. */
  picture: Picture | null;
}

/** Reads the title, description and opening words of a page. */
export const getPageMeta = async (readers: Readers, key: PageKey): Promise<PageMeta> => {
  const stored = await findFirst(readers, 'page-meta', { key: { equals: key } });
  return {
    title: stored?.metaTitle ?? '',
    description: stored?.metaDescription ?? '',
    heading: stored?.heading ?? '',
    introduction: stored?.introduction ?? '',
    picture: readers.pictures.toPicture(stored?.banner),
  };
};
