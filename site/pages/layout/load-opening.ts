import type { PageKey, PageMeta } from '../../data/page-meta.ts';
import { type Picture, toLargestFile } from '../../data/picture.ts';
import type { PageContext, PageHead } from '../../page/page.ts';
import { toPageAddress } from '../page-number.ts';
import { type Frame, loadFrame } from './load-frame.ts';
import { toPageTitle } from './page-title.ts';

/** What every page begins with: its surroundings, and what staff wrote about it. */
export interface Opening {
  frame: Frame;
  meta: PageMeta;
}

const noMeta: PageMeta = { title: '', description: '', heading: '', introduction: '', picture: null };

/** Reads what surrounds a page and what staff wrote about it; each failed read leaves its part at the default. */
export const loadOpening = async (context: PageContext, key: PageKey): Promise<Opening> => {
  const [frame, meta] = await Promise.all([
    loadFrame(context),
    context.read('meta details', (data) => data.getPageMeta(key), noMeta),
  ]);
  return { frame, meta };
};

/**
 * The head of a page by the rules of the specification's section 2: the title that staff wrote, else the default
 * made of `page`. `description` stands in where staff wrote none.
 */
export const toOpeningHead = (
  { frame: { settings }, meta }: Opening,
  { page, description }: { page: string; description: string },
): PageHead => ({
  title: toPageTitle(meta.title, page, settings.company),
  description: meta.description || description,
  ...(meta.picture ? { image: toLargestFile(meta.picture) } : {}),
  noindex: settings.domainStatus === 'preview',
});

/** The head of one page of a list: each page is canonical for itself, and says its number from the second on. */
export const toListHead = (
  opening: Opening,
  words: { page: string; description: string },
  { path, pageNumber }: { path: string; pageNumber: number },
): PageHead => {
  const head = toOpeningHead(opening, words);
  return {
    ...head,
    title: pageNumber === 1 ? head.title : `${head.title} (page ${pageNumber})`,
    canonicalPath: toPageAddress(path, pageNumber),
  };
};

/** The head of one item: its own name before the title that staff wrote for all of them, its picture before theirs. */
export const toItemHead = (
  { meta, frame: { settings } }: Opening,
  item: { name: string; description: string; picture?: Picture | null },
): PageHead => {
  const picture = item.picture ?? meta.picture;
  return {
    title: meta.title ? `${item.name} | ${meta.title}` : toPageTitle('', item.name, settings.company),
    description: item.description,
    ...(picture ? { image: toLargestFile(picture) } : {}),
    noindex: settings.domainStatus === 'preview',
  };
};
