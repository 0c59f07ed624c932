import type { PageMeta as StoredMeta } from '@ev-site/content/payload-types.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

/** Names of the pages that have a title of their own. */
export type PageKey = StoredMeta['key'];

/** What staff wrote about a page; each part is empty where they wrote nothing, and the page's default applies. */
export interface PageMeta {
  title: string;
  description: string;
  heading: string;
  introduction: string;
  /** Wide picture beside the heading. */
  picture: Picture | null;
}

/** Reads the title, description and opening words of a page. */
export const getPageMeta = async ({ content, pictures }: Readers, key: PageKey): Promise<PageMeta> => {
  const { docs } = await content.find({
    collection: 'page-meta',
    where: { key: { equals: key } },
    depth: 1,
    limit: 1,
  });
  return {
    title: docs[0]?.metaTitle ?? '',
    description: docs[0]?.metaDescription ?? '',
    heading: docs[0]?.heading ?? '',
    introduction: docs[0]?.introduction ?? '',
    picture: pictures.toPicture(docs[0]?.banner),
  };
};
