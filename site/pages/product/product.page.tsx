import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import type { Reading } from '../../data/data-access.ts';
import AllRound from '../../islands/all-round.island.tsx';
import { toEnquireLink } from '../../islands/enquire-link.tsx';
import { definePage } from '../../page/define-page.tsx';
import { Island } from '../../page/island.tsx';
import type { Locale } from '../../page/locale.ts';
import { useLocale } from '../../page/locale-context.ts';
import { DayRoad, toVehicleDay } from '../day-road.tsx';
import { dialogWords } from '../layout/dialog-words.ts';
import { EnquiryDialog } from '../layout/enquiry-dialog.tsx';
import { Layout } from '../layout/layout.tsx';
import { Questions } from '../questions.tsx';
import { Bodies } from './bodies.tsx';
import { Competition } from './competition.tsx';
import { Customers } from './customers.tsx';
import { Differences } from './differences.tsx';
import { toEnquiry, toProductSentences, toSights } from './enquiry.ts';
import { Gallery } from './gallery.tsx';
import { Hero } from './hero.tsx';
import { hasProduct, loadProduct, type ProductData } from './load-product.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './product.module.css';
import { toProductHead } from './product-head.ts';
import { toScreen } from './product-screen.ts';
import { RangeBand } from './range-band.tsx';
import { RunningCost } from './running-cost.tsx';
import { Specification } from './specification.tsx';
import { toRoundViews } from './to-all-round.ts';
import { Voices } from './voices.tsx';

const Product = ({ data }: { data: ProductData }) => {
  const locale = useLocale();
  const { words } = locale;
  const { frame, forms, product, reckoned, testimonials, questions } = data;
  const { key, ...parts } = product;
  const {
    name,
    enquiryName,
    variants,
    claims,
    price,
    innovations,
    solutions,
    specification,
    comparison,
    gallery,
  } = parts;
  // The bar at the bottom of the screen does not know a chosen body. The colour is the one that is shown.
  const colours = variants.filter(({ kind }) => kind === 'colour');
  const enquiry = toEnquiry(frame.settings, product, locale, colours[data.colour]?.inquiryLabel) ?? undefined;
  const views = toRoundViews(product);
  return (
    <Layout
      frame={frame}
      current={toScreen(key, locale).name}
      enquiry={enquiry && { words: words.layout.bar.enquire, ...toEnquireLink(enquiry) }}
    >
      <Hero data={data} />
      <DayRoad day={toVehicleDay(reckoned, claims)}>
        {variants.some(({ kind }) => kind === 'body') && <Bodies {...data} />}
        {gallery.length > 0 && (
          <div className={styles.screen}>
            <Gallery {...parts} />
          </div>
        )}
        {(claims.length > 0 || price || product.isReckonable) && <RunningCost data={data} />}
        {reckoned?.typicalKm && reckoned.certifiedKm !== null && (
          <RangeBand
            typicalKm={reckoned.typicalKm}
            certifiedKm={reckoned.certifiedKm}
            assumptions={data.assumptions}
          />
        )}
        {innovations.length + solutions.length > 0 && <Differences {...parts} />}
        {specification.length > 0 && (
          <Specification product={product} productLines={frame.productLines}>
            <NextSteps
              product={product}
              productLines={frame.productLines}
              brochure={data.brochure}
              isOpen={takesForms(frame.settings.domainStatus)}
            />
          </Specification>
        )}
        <Customers {...parts} />
        {comparison && <Competition name={name} comparison={comparison} />}
        {testimonials.length > 0 && (
          <div className={styles.screen}>
            <Voices name={name} testimonials={testimonials} />
          </div>
        )}
        {questions.length > 0 && (
          <div className={styles.screen}>
            <Questions heading={words.product.questions} items={questions} />
          </div>
        )}
      </DayRoad>
      {Object.keys(views).length > 0 && (
        <Island
          name="all-round"
          of={AllRound}
          when="touch"
          openedBy="[data-round]"
          late={dialogWords['all-round'](locale)}
          props={{ views }}
        />
      )}
      <EnquiryDialog
        settings={frame.settings}
        forms={forms}
        about={toProductSentences(product, words)}
        sights={toSights(product)}
        product={enquiryName}
      />
    </Layout>
  );
};

/** The addresses of every vehicle in every colour except the first, which is the page's own address. */
const listColours = async ({ known }: Pick<Reading, 'known'>, locale: Locale): Promise<string[]> =>
  [...(await known.getColours())].flatMap(([key, colours]) => {
    const { path } = toScreen(key, locale);
    return [path, ...colours.slice(1).map((colour) => `${path}?colour=${colour}`)];
  });

/** The page of every vehicle. Its content decides which parts it has. */
export const page = definePage({
  allowedQuery: ['colour'],
  exists: hasProduct,
  load: loadProduct,
  head: toProductHead,
  View: Product,
  asksHuman: true,
  asksSpace: true,
  listAddresses: listColours,
});
