import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { DayRoad } from '../day-road.tsx';
import { FareSlipView } from '../fare-slip.tsx';
import { toEnquiryAction } from '../layout/enquiry-action.ts';
import { Layout } from '../layout/layout.tsx';
import { toHead } from '../layout/page-head.ts';
import { Questions } from '../questions.tsx';
import { Benefits } from './benefits.tsx';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { Introduction } from './introduction.tsx';
import { type HomeData, loadHome } from './load-home.ts';
import { News } from './news.tsx';
import { Range } from './range.tsx';
import { Statistics } from './statistics.tsx';
import { Testimonials } from './testimonials.tsx';
import { toOrganization } from './to-organization.ts';

const Home = ({ data }: { data: HomeData }) => {
  const locale = useLocale();
  const { frame, words, banners, range, day, fare, testimonials, gallery, news, questions } = data;
  const { headings, introduction, benefits, statistics } = words;
  return (
    <Layout frame={frame} current="Home">
      <Hero banners={banners} frame={frame} />
      <DayRoad day={day}>
        {range.length > 0 && (
          <Range
            heading={headings.range}
            items={range}
            action={toEnquiryAction(frame.settings, locale.words.home.advice.ask, locale)}
          />
        )}
        <Benefits {...benefits} />
        <Introduction {...introduction}>{fare && <FareSlipView {...fare} />}</Introduction>
        <div>
          <Statistics heading={headings.statistics} figures={statistics} />
          {testimonials.length > 0 && (
            <Testimonials heading={headings.testimonials} testimonials={testimonials} />
          )}
        </div>
        {gallery.length > 0 && <Gallery heading={headings.gallery} items={gallery} />}
        {news.length > 0 && <News heading={headings.news} items={news} />}
        <Questions heading={headings.questions} items={questions} ground="sand" />
      </DayRoad>
    </Layout>
  );
};

/** Home: what the company makes, what the vehicles cost to run, who trusts them. */
export const page = definePage({
  load: loadHome,
  head({ meta, frame, banners }, context) {
    const { publicUrl, locale } = context;
    const { settings } = frame;
    const { home } = locale.words;
    return toHead(frame, context, {
      title: meta.title || (settings.company ? home.title({ company: settings.company }) : home.titleUnnamed),
      description: meta.description || home.description({ tagline: settings.tagline }),
      picture: meta.picture ?? banners[0]?.picture,
      about: toOrganization(settings, publicUrl, locale),
    });
  },
  View: Home,
});
