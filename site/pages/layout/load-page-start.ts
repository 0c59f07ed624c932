import type { PageKey, PageMeta } from '../../data/page-meta.ts';
import type { PageContext } from '../../page/page.ts';
import { type Frame, loadFrame } from './load-frame.ts';

/** The start of every page: its frame, and the meta details that staff wrote. */
export interface PageStart {
  frame: Frame;
  meta: PageMeta;
  /** The home page's picture, for shared links to pages without a picture; null if the home page has none either. */
  sitePicture: PageMeta['picture'];
}

const noMeta: PageMeta = { title: '', description: '', heading: '', introduction: '', picture: null };

/** Reads the frame and the meta details of a page. Each failed read leaves its part at the default. */
export const loadPageStart = async (context: PageContext, key: PageKey): Promise<PageStart> => {
  const readMeta = (of: PageKey) => context.read('meta details', (data) => data.getPageMeta(of), noMeta);
  const [frame, meta, home] = await Promise.all([loadFrame(context), readMeta(key), readMeta('home')]);
  return { frame, meta, sitePicture: home.picture };
};
