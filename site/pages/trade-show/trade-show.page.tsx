import { type TradeShow, videoOrigins } from '../../data/trade-shows.ts';
import ShowGallery from '../../islands/show-gallery.island.tsx';
import VideoWall from '../../islands/video-wall.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { Note } from '../../ui/note.tsx';
import { PageBanner } from '../../ui/page-banner.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { toLightboxWords } from '../layout/carousel-words.ts';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toItemHead } from '../layout/page-head.ts';
import { Trail } from '../trail.tsx';
import { toShowPictures } from './to-show-pictures.ts';

interface TradeShowData {
  start: PageStart;
  show: TradeShow;
  /** Path of this page. */
  path: string;
  /** Slug of the category that is shown. */
  category: string;
}

const View = ({ data: { start, show, path, category } }: { data: TradeShowData }) => {
  const { words } = useLocale();
  const { tradeShow: texts } = words;
  return (
    <Layout frame={start.frame} current="TradeShow">
      <PageBanner
        trail={<Trail steps={[{ name: texts.name }]} />}
        title={texts.name}
        lead={show.introduction}
        picture={start.meta.picture}
      />
      <Road>
        <Section title={show.heading} lead={show.blurb} id="pictures">
          {show.isSample && <Note about="sample">{texts.sample}</Note>}
          <Island
            name="show-gallery"
            of={ShowGallery}
            openedBy='[data-island="show-gallery"] li a'
            props={{
              categories: show.categories.map(({ name, slug }, index) => ({
                name,
                slug,
                href: `${path}${index === 0 ? '' : `?category=${slug}`}#pictures`,
                heard: texts.category({
                  name,
                  count: show.images.filter(({ category: of }) => of === slug).length,
                }),
              })),
              pictures: toShowPictures(show, words.page.picture),
              selected: category,
              words: { categories: texts.categories, lightbox: toLightboxWords(words) },
            }}
          />
        </Section>
        {show.videos.length > 0 && (
          <Section title={texts.media} ground="sand">
            <Island
              name="video-wall"
              of={VideoWall}
              openedBy='[data-island="video-wall"] a'
              props={{ videos: show.videos, words: texts.video }}
            />
          </Section>
        )}
      </Road>
    </Layout>
  );
};

/** The gallery and the media coverage of a trade show, at the path that staff chose. */
export const page = definePage<TradeShowData>({
  allowedQuery: ['category'],
  async exists({ params: { token = '' }, query: { category }, data: { known } }) {
    if (!(await known.listTokens()).includes(token)) return false;
    return category === undefined || ((await known.getCategories()).get(token) ?? []).includes(category);
  },
  async load(context) {
    const { params, query, data, path } = context;
    const show = await data.getTradeShow(params.token ?? '');
    if (!show) return undefined;
    const [first] = show.categories;
    const category = query.category ?? first?.slug ?? '';
    if (query.category && !show.categories.some(({ slug }) => slug === category)) return undefined;
    return { start: await loadPageStart(context, 'tradeshow'), show, path, category };
  },
  head({ start, show, path }, context) {
    const { name } = context.locale.words.tradeShow;
    return toItemHead(start, context, {
      name: show.name,
      description: show.blurb,
      picture: show.images[0]?.picture ?? null,
      canonicalPath: path,
      trail: [{ name, href: path }],
    });
  },
  View,
  frameSources: videoOrigins,
  async listAddresses(data, { pathTo }) {
    const tokens = await data.known.listTokens();
    return tokens.map((token) => pathTo('TradeShow', { token }));
  },
});
