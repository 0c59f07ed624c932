import type { PageKey, PageMeta } from '../../data/page-meta.ts';
import type { PageContext } from '../../page/page.ts';
import { type Frame, loadFrame } from './load-frame.ts';

/** What every page begins with: its surroundings, and what staff wrote about it. */
export interface Opening {
  frame: Frame;
  meta: PageMeta;
  /** The home page's, for shared links to pages that have none; null where that has none either. */
  sitePicture: PageMeta['picture'];
}

const noMeta: PageMeta = { title: '', description: '', heading: '', introduction: '', picture: null };

/** Reads what surrounds a page and what staff wrote about it; each failed read leaves its part at the default. */
export const loadOpening = async (context: PageContext, key: PageKey): Promise<Opening> => {
  const readMeta = (of: PageKey) => context.read('meta details', (data) => data.getPageMeta(of), noMeta);
  const [frame, meta, home] = await Promise.all([loadFrame(context), readMeta(key), readMeta('home')]);
  return { frame, meta, sitePicture: home.picture };
};
