import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { keptDealerDays } from '@ev-site/contract/kept-dealers.ts';
import { type Dealer, givesRides } from '../../data/dealers.ts';
import KeepDealer from '../../islands/keep-dealer.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import { Island } from '../../page/island.tsx';
import type { Locale } from '../../page/locale.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PageBanner } from '../../ui/page-banner.tsx';
import { getTexts } from '../../words/words.ts';
import { toAddressLine, toDirections } from '../dealer-links.ts';
import { DealerServices, DealerVehicles, DealerWays } from '../dealer-ways.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toItemHead } from '../layout/page-head.ts';
import { itemsMadeAhead } from '../load-item.ts';
import { Trail } from '../trail.tsx';
import styles from './dealer-detail.module.css';
import { OpeningTimes } from './opening-times.tsx';
import { toLocalBusiness } from './to-local-business.ts';

interface DealerDetailData {
  start: PageStart;
  dealer: Dealer;
}

const toSteps = ({ words, pathTo }: Locale, { name }: Dealer) => [
  { name: words.dealers.name, href: pathTo('Dealers') },
  { name },
];

const Where = ({ dealer }: { dealer: Dealer }) => {
  const { dealers } = useLocale().words;
  return (
    <section aria-labelledby="where">
      <h2 className={styles.heading} id="where">
        {dealers.address}
      </h2>
      <address className={styles.address}>
        {[...dealer.lines, dealer.town, dealers.pin({ pin: dealer.pin }), dealer.state.name].map((line) => (
          <span className={styles.line} key={line}>
            {line}
          </span>
        ))}
      </address>
      {!dealer.isExact && <p className={styles.small}>{dealers.roughly}</p>}
      <p>
        <a className={styles.app} href={toDirections(dealer).app}>
          {dealers.mapApp}
        </a>
      </p>
    </section>
  );
};

const Spoken = ({ dealer: { spoken } }: { dealer: Dealer }) => {
  const { words, tag } = useLocale();
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return (
    spoken.length > 0 && (
      <p>
        <b>{words.dealers.spoken}:</b> {spoken.map((language) => names.of(language)).join(', ')}
      </p>
    )
  );
};

/** Keeps the dealer's details on the visitor's device, for use without a connection. */
const Kept = ({ dealer }: { dealer: Dealer }) => {
  const { words, tag, language } = useLocale();
  const { forget, forgotten } = getTexts(language).dealers.onDevice;
  return (
    <Island
      name="keep-dealer"
      when="soon"
      of={KeepDealer}
      props={{
        dealer: {
          slug: dealer.slug,
          name: dealer.name,
          address: toAddressLine(dealer),
          phones: dealer.phones.map(({ number }) => number),
          language: tag,
        },
        words: { kept: words.dealers.onDevice.kept({ days: keptDealerDays }), forget, forgotten },
      }}
    />
  );
};

const DealerDetails = ({ data: { start, dealer } }: { data: DealerDetailData }) => {
  const locale = useLocale();
  const { dealers, testRide } = locale.words;
  const isRidden = givesRides(dealer) && takesForms(start.frame.settings.domainStatus);
  const ride = isRidden ? `${locale.pathTo('TestRide')}?dealer=${dealer.slug}#form` : undefined;
  return (
    <Layout
      frame={start.frame}
      current="DealerDetails"
      callee={dealer}
      enquiry={ride ? { words: testRide.name, href: ride } : undefined}
    >
      <PageBanner
        trail={<Trail steps={toSteps(locale, dealer)} />}
        title={dealer.name}
        lead={`${dealer.town}, ${dealer.state.name}`}
      >
        <DealerWays dealer={dealer} isSecond={ride !== undefined} />
        {ride && (
          <ButtonLink wide href={ride}>
            {testRide.book}
          </ButtonLink>
        )}
      </PageBanner>
      <div className={`frame ${styles.page}`}>
        <section className={styles.hours} aria-labelledby="hours">
          <h2 className={styles.heading} id="hours">
            {dealers.hours.title}
          </h2>
          <OpeningTimes hours={dealer.hours} />
        </section>
        <div className={styles.about}>
          <Where dealer={dealer} />
          <section aria-labelledby="reach">
            <h2 className={styles.heading} id="reach">
              {dealers.reach}
            </h2>
            <ul className={styles.numbers}>
              {dealer.phones.map(({ number, href }) => (
                <li key={number}>
                  <a href={href}>{number}</a>
                </li>
              ))}
              {dealer.whatsapp && (
                <li>
                  <a href={dealer.whatsapp.href}>
                    {dealers.of({ what: dealers.whatsapp, name: dealer.whatsapp.number })}
                  </a>
                </li>
              )}
            </ul>
            <Kept dealer={dealer} />
          </section>
          <section className={styles.offered} aria-labelledby="offered">
            <h2 className={styles.heading} id="offered">
              {dealers.offered}
            </h2>
            <DealerServices dealer={dealer} />
            <DealerVehicles dealer={dealer} />
            <Spoken dealer={dealer} />
          </section>
          {dealer.isSample && <Note about="sample">{dealers.sample}</Note>}
        </div>
      </div>
    </Layout>
  );
};

/** One dealer or service point: where it stands, when it is open, what it does. */
export const page = definePage<DealerDetailData>({
  exists: async ({ params, data: { known } }) => (await known.getDealers()).has(params.dealer ?? ''),
  async load(context) {
    const dealer = await context.data.getDealerBySlug(context.params.dealer ?? '');
    return dealer ? { dealer, start: await loadPageStart(context, 'dealerdetails') } : undefined;
  },
  head({ start, dealer }, context) {
    const { locale, publicUrl, path } = context;
    const { dealers } = locale.words;
    const services = dealer.services.map((service) => dealers.services[service]).join(', ');
    return toItemHead(start, context, {
      name: dealer.name,
      description: dealers.summary({ services, address: toAddressLine(dealer) }),
      trail: toSteps(locale, dealer),
      about: toLocalBusiness(dealer, { publicUrl, path }),
    });
  },
  View: DealerDetails,
  async listAddresses(data, { pathTo }) {
    const slugs = await data.known.getDealers();
    return [...slugs].slice(0, itemsMadeAhead).map((dealer) => pathTo('DealerDetails', { dealer }));
  },
});
