import type { FixedRouteName } from '@ev-site/contract/paths.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import { type Picture, toLargestFile } from '../../data/picture.ts';
import type { Locale } from '../../page/locale.ts';
import type { PageContext, PageHead } from '../../page/page.ts';
import { type StructuredData, toBreadcrumbList } from '../../page/structured-data.ts';
import type { Words } from '../../words/words.ts';
import { type TrailStep, toTrail } from '../trail.tsx';
import type { Frame } from './load-frame.ts';
import type { PageStart } from './load-page-start.ts';

type Context = Pick<PageContext, 'locale' | 'publicUrl'>;

/** Data of a page's head in addition to title, description and picture. */
interface More extends Pick<PageHead, 'canonicalPath' | 'publishedAt' | 'feed'> {
  /** The steps below the home page, with the current page last; none on the home page itself. */
  trail?: readonly TrailStep[];
  /** Structured data about the page's subject. */
  about?: readonly StructuredData[];
}

interface Parts extends More {
  title: string;
  description: string;
  /** The picture for shared links. */
  picture: Picture | null | undefined;
}

/** Builds a page's head. `toPageHead` and `toItemHead` apply the common rules for texts that staff wrote. */
export const toHead = (
  { settings }: Pick<Frame, 'settings'>,
  { locale, publicUrl }: Context,
  { picture, trail, about = [], ...parts }: Parts,
): PageHead => {
  const way = trail ? [toBreadcrumbList(toTrail(locale, trail), publicUrl)] : [];
  const structuredData = [...way, ...about];
  return {
    ...parts,
    ...(picture ? { image: toLargestFile(picture) } : {}),
    siteName: settings.company,
    noindex: settings.domainStatus === 'preview',
    ...(structuredData.length > 0 ? { structuredData } : {}),
  };
};

/** The specified form "{page} - Welcome To {company}"; only the page's name while the company is not known. */
const toDefaultTitle = (words: Words, page: string, company: string): string =>
  company ? words.page.title({ page, company }) : page;

/** The title that staff wrote, else the specified form with the given title. */
export const toPageTitle = ({ frame, meta }: PageStart, { words }: Locale, title: string): string =>
  meta.title || toDefaultTitle(words, title, frame.settings.company);

/**
 * The head of a page by the rules of the specification, section 2: texts that staff wrote, else the given ones, and the
 * site's picture.
 */
export const toPageHead = (
  start: PageStart,
  context: Context,
  { title, description, ...more }: More & { title: string; description: string },
): PageHead =>
  toHead(start.frame, context, {
    ...more,
    title: toPageTitle(start, context.locale, title),
    description: start.meta.description || description,
    picture: start.meta.picture ?? start.sitePicture,
  });

interface ScreenHead extends Pick<More, 'about'> {
  /** The page's own name in the trail. */
  name: string;
  title: string;
  description: string;
  /** The steps between the home page and this page; mostly none. */
  above?: readonly TrailStep[];
}

/**
 * The head of a page without path parameters, by the same rules. Search engines know the page by its path alone,
 * without the query.
 * @param isRefused true if the question cannot be answered: the title then begins with that
 */
export const toScreenHead = (
  start: PageStart,
  context: Context,
  screen: FixedRouteName,
  { name, above = [], ...said }: ScreenHead,
  isRefused = false,
): PageHead => {
  const { words, pathTo } = context.locale;
  const path = pathTo(screen);
  const trail = [...above, { name, href: path }];
  const head = toPageHead(start, context, { ...said, canonicalPath: path, trail });
  return isRefused ? { ...head, title: words.page.refusedTitle({ title: head.title }) } : head;
};

// Search engines show about this many characters.
const descriptionLength = 155;

/**
 * The head of one item. The title is the item's name, followed by the title that staff wrote for all items. The picture
 * is the item's, else the one for all items, else the site's.
 */
export const toItemHead = (
  { frame, meta, sitePicture }: PageStart,
  context: Context,
  {
    name,
    description,
    picture,
    ...more
  }: More & { name: string; description: string; picture?: Picture | null },
): PageHead => {
  const { words } = context.locale;
  return toHead(frame, context, {
    ...more,
    title: meta.title
      ? words.page.itemTitle({ item: name, title: meta.title })
      : toDefaultTitle(words, name, frame.settings.company),
    description: toExcerpt(description, descriptionLength),
    picture: picture ?? meta.picture ?? sitePicture,
  });
};
