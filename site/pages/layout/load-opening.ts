import type { PageKey, PageMeta } from '../../data/page-meta.ts';
import type { PageContext } from '../../page/page.ts';
import { type Frame, loadFrame } from './load-frame.ts';

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
