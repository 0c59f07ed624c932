import type { FixedRouteName } from '@ev-site/contract/paths.ts';
import type { ReactNode } from 'react';
import type { Reading } from '../data/data-access.ts';
import type { PagedKind } from '../data/known.ts';
import type { PageKey } from '../data/page-meta.ts';
import type { Paged, PageRequest } from '../data/paged.ts';
import type { Settings } from '../data/settings.ts';
import { definePage } from '../page/define-page.tsx';
import type { Locale } from '../page/locale.ts';
import { useLocale } from '../page/locale-context.ts';
import type { Page, PageContext, PageHead } from '../page/page.ts';
import { Note } from '../ui/note.tsx';
import { RoadBeside } from '../ui/road-beside.tsx';
import type { Words } from '../words/words.ts';
import { Layout } from './layout/layout.tsx';
import { ListPager } from './layout/list-pager.tsx';
import { loadPageStart, type PageStart } from './layout/load-page-start.ts';
import { toPageHead } from './layout/page-head.ts';
import { PageStartBanner } from './layout/page-start-banner.tsx';
import type { BarEnquiry } from './layout/phone-bar.tsx';
import { hasPage, loadPaged } from './load-paged.ts';
import { listPageAddresses, toPageAddress } from './page-number.ts';

/** The properties that one list has of its own. */
interface ListDefinition<Item> {
  route: FixedRouteName;
  /** The key of the meta details that staff wrote for the page. */
  key: PageKey;
  /** The list's part of the words for lists. */
  words: keyof Words['lists'];
  /** The kind under which the list's items are counted. */
  kind: PagedKind;
  /** Items on one page. */
  size: number;
  /** Reads one page of the list. */
  list(data: Reading, request: PageRequest): Promise<Paged<Item>>;
  /** Draws the items of one page; there is at least one. */
  Items(props: { list: Paged<Item> }): ReactNode;
  /** True shows the wide picture that staff chose in the head of the page. */
  pictured?: boolean;
  /** The action in the phone's bar if an enquiry does not fit. Shown while the list has items. */
  toBar?(words: Words): BarEnquiry;
  /** Draws the end of the list, even if the list is empty. */
  End?(props: { settings: Settings }): ReactNode;
  /** Reads and draws the part below the list. */
  loadBelow?(context: PageContext): Promise<ReactNode>;
  /** A feed of the list. */
  toFeed?(locale: Locale): NonNullable<PageHead['feed']>;
}

interface ListData<Item> {
  start: PageStart;
  list: Paged<Item>;
  below: ReactNode;
}

/** Defines the page of a list with a pager, from `?page=1` on. An empty list shows a sentence. */
export const defineListPage = <Item,>({
  route,
  key,
  words: name,
  kind,
  size,
  list: read,
  Items,
  pictured = false,
  toBar,
  End,
  loadBelow,
  toFeed,
}: ListDefinition<Item>): Page => {
  const View = ({ data: { start, list, below } }: { data: ListData<Item> }) => {
    const { words, pathTo } = useLocale();
    const texts = words.lists[name];
    return (
      <Layout
        frame={start.frame}
        current={route}
        enquiry={toBar && (list.items.length > 0 ? toBar(words) : null)}
      >
        <PageStartBanner
          start={start}
          trail={[{ name: texts.name }]}
          heading={texts.heading}
          pictured={pictured}
        />
        <RoadBeside>
          {list.items.length > 0 ? <Items list={list} /> : <Note about="nothing">{texts.nothing}</Note>}
          <ListPager list={list} path={pathTo(route)} />
          {End && <End settings={start.frame.settings} />}
        </RoadBeside>
        {below}
      </Layout>
    );
  };

  return definePage<ListData<Item>>({
    allowedQuery: ['page'],
    exists: hasPage(kind, size),
    async load(context) {
      const [start, list, below] = await Promise.all([
        loadPageStart(context, key),
        loadPaged(context, kind, size, read),
        loadBelow?.(context),
      ]);
      return list && { start, list, below };
    },
    head({ start, list: { pageNumber } }, context) {
      const { words, pathTo } = context.locale;
      const { name: step, title, description } = words.lists[name];
      const path = pathTo(route);
      const head = toPageHead(start, context, {
        title,
        description,
        trail: [{ name: step, href: path }],
        canonicalPath: toPageAddress(path, pageNumber),
        ...(toFeed && { feed: toFeed(context.locale) }),
      });
      return pageNumber === 1
        ? head
        : { ...head, title: words.page.numberedTitle({ title: head.title, number: pageNumber }) };
    },
    View,
    async listAddresses(data, { pathTo }) {
      const { totalPages } = await read(data, { pageNumber: 1, limit: size });
      return listPageAddresses(pathTo(route), totalPages);
    },
  });
};
