import type { FixedRouteName } from '@ev-site/contract/paths.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import { type Picture, toLargestFile } from '../../data/picture.ts';
import type { Locale } from '../../page/locale.ts';
import type { PageContext, PageHead } from '../../page/page.ts';
import { type StructuredData, toBreadcrumbList } from '../../page/structured-data.ts';
import type { Words } from '../../words/words.ts';
import { type TrailStep, toTrail } from '../trail.tsx';
import type { Frame } from './load-frame.ts';
import type { Opening } from './load-opening.ts';

type Context = Pick<PageContext, 'locale' | 'publicUrl'>;

/** What a page says of itself beside its title, description and picture. */
interface More extends Pick<PageHead, 'canonicalPath' | 'publishedAt' | 'feed'> {
  /** The steps below the home page, this one last; none on the home page itself. */
  trail?: readonly TrailStep[];
  /** What the page says about its subject for machines. */
  about?: readonly StructuredData[];
}

interface Parts extends More {
  title: string;
  description: string;
  /** What shared links show. */
  picture: Picture | null | undefined;
}

/** The head of a page of its parts; `toPageHead` and `toItemHead` follow the common rules for what staff wrote. */
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
    noindex: settings.domainStatus === 'preview',
    ...(structuredData.length > 0 ? { structuredData } : {}),
  };
};

/** The specified form "{page} - Welcome To {company}"; the page alone while the company is not known. */
const toDefaultTitle = (words: Words, page: string, company: string): string =>
  company ? words.page.title({ page, company }) : page;

/** What staff wrote as the title of a page, else the specified form with what is given here. */
export const toPageTitle = ({ frame, meta }: Opening, { words }: Locale, title: string): string =>
  meta.title || toDefaultTitle(words, title, frame.settings.company);

/** The head of a page by the rules of the specification's section 2: what staff wrote, else what is given here, and the site's picture. */
export const toPageHead = (
  opening: Opening,
  context: Context,
  { title, description, ...more }: More & { title: string; description: string },
): PageHead =>
  toHead(opening.frame, context, {
    ...more,
    title: toPageTitle(opening, context.locale, title),
    description: opening.meta.description || description,
    picture: opening.meta.picture ?? opening.sitePicture,
  });

interface Said extends Pick<More, 'about'> {
  /** Its step of the trail. */
  name: string;
  title: string;
  description: string;
  /** The steps between the home page and it; none for most. */
  above?: readonly TrailStep[];
}

/**
 * The head of a page without parameters by the same rules: search engines know it by its path alone, whatever is asked of it.
 * @param isRefused true where what is asked cannot be answered: its title says so first
 */
export const toScreenHead = (
  opening: Opening,
  context: Context,
  screen: FixedRouteName,
  { name, above = [], ...said }: Said,
  isRefused = false,
): PageHead => {
  const { words, pathTo } = context.locale;
  const path = pathTo(screen);
  const trail = [...above, { name, href: path }];
  const head = toPageHead(opening, context, { ...said, canonicalPath: path, trail });
  return isRefused ? { ...head, title: words.page.refusedTitle({ title: head.title }) } : head;
};

// Search engines show about as much.
const descriptionLength = 155;

/** The head of one item: its own name before the title that staff wrote for all of them, its picture before theirs and the site's. */
export const toItemHead = (
  { frame, meta, sitePicture }: Opening,
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
