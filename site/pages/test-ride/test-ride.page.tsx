import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { rideCalendarPath } from '@ev-site/contract/paths.ts';
import { type Dealer, givesRides } from '../../data/dealers.ts';
import DropSent from '../../islands/drop-sent.island.tsx';
import { begunKey, isBegun } from '../../page/begun-key.ts';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { Note } from '../../ui/note.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { EnquiryWays } from '../layout/enquiry-ways.tsx';
import { Layout } from '../layout/layout.tsx';
import { addQueryToFrame } from '../layout/load-frame.ts';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { SentNote } from '../layout/sent-note.tsx';
import { ChooseForm } from './choose-form.tsx';
import { RideForm } from './ride-form.tsx';
import styles from './test-ride.module.css';

interface TestRideData {
  start: PageStart;
  forms: FormSettings;
  /** Dealers that offer test rides; null while they cannot be read. */
  dealers: Dealer[] | null;
}

const toCalendar = ({ vehicle = '', dealer = '', first_choice = '' }: AskedQuery, lang: string): string =>
  `${rideCalendarPath}?${new URLSearchParams({ vehicle, dealer, first_choice, lang })}`;

/** What was chosen; what comes of a form that was sent is said once, in its language. */
const toQuestion = ({ vehicle, dealer, [begunKey]: begun }: AskedQuery): AskedQuery => ({
  ...(vehicle !== undefined && { vehicle }),
  ...(dealer !== undefined && { dealer }),
  ...(begun !== undefined && { [begunKey]: begun }),
});

const isSentRide = ({ sent }: AskedQuery): boolean => sent === 'testride';

/** Whether the chosen dealer offers no test rides. */
const isUnclear = ({ dealers }: TestRideData, query: AskedQuery): boolean =>
  dealers !== null &&
  !isSentRide(query) &&
  !isBegun(query) &&
  Boolean(query.dealer) &&
  !dealers.some(({ slug }) => slug === query.dealer);

const TestRide = ({ data, query }: { data: TestRideData; query: AskedQuery }) => {
  const { start, forms, dealers: read } = data;
  const { words, language } = useLocale();
  const texts = words.testRide;
  const { settings, productLines } = start.frame;
  const dealers = read ?? [];
  const vehicles = productLines.flatMap(({ products }) => products);
  const vehicle = vehicles.find(({ key }) => key === query.vehicle);
  const isSent = isSentRide(query);
  const named = dealers.find(({ slug }) => slug === query.dealer);
  const dealer = isSent || isBegun(query) ? undefined : named;
  const isOpen = takesForms(settings.domainStatus) && dealers.length > 0;
  return (
    <Layout frame={addQueryToFrame(start.frame, query, toQuestion(query))} current="TestRide">
      <PageStartBanner
        start={start}
        trail={[{ name: texts.name }]}
        heading={texts.heading}
        introduction={texts.introduction}
      />
      <Road>
        <Section id="form" title={dealer ? texts.second.title : texts.first.title}>
          <div className={styles.holder}>
            {isSent && (
              <div>
                <SentNote
                  kind="testride"
                  reference={query.reference}
                  next={named?.vehicles ? texts.agrees : undefined}
                  calendar={query.first_choice ? toCalendar(query, language) : undefined}
                />
                <Island
                  name="drop-sent"
                  of={DropSent}
                  when="touch"
                  draft="testride"
                  props={{ kind: 'testride' }}
                />
              </div>
            )}
            {isOpen && dealer && (
              <RideForm
                settings={settings}
                forms={forms}
                vehicles={vehicles}
                vehicle={vehicle}
                dealer={dealer}
              />
            )}
            {isOpen && !dealer && (
              <ChooseForm
                vehicles={vehicles}
                dealers={dealers}
                vehicle={vehicle}
                dealer={isBegun(query) ? named : undefined}
                error={isUnclear(data, query) ? texts.first.unknown : undefined}
              />
            )}
            {!isOpen && (
              <>
                {!read && <p>{words.dealers.unavailable}</p>}
                {read?.length === 0 && <p>{texts.first.nobody}</p>}
                <EnquiryWays settings={settings} purpose="sales" />
              </>
            )}
            {dealers.some(({ isSample }) => isSample) && <Note about="sample">{words.dealers.samples}</Note>}
          </div>
        </Section>
      </Road>
    </Layout>
  );
};

/** Books a test ride: first the vehicle and the dealer, then the time and the person. */
export const page = definePage<TestRideData>({
  // The days are those of the moment, and the number is somebody's own: such a page is kept nowhere but by who asked.
  ownQuery: ['vehicle', 'dealer', 'sent', 'reference', 'first_choice', begunKey],
  // Back from a page without script, some browsers have what was typed only where they may keep it.
  isBrowserCacheable: ({ sent, reference }) => sent === undefined && reference === undefined,
  status: (data, query) => (isUnclear(data, query) ? 422 : 200),
  async load(context) {
    const [start, dealers] = await Promise.all([
      loadPageStart(context, 'testride'),
      context.read<Dealer[] | null>('dealers', (data) => data.listDealers(), null),
    ]);
    return {
      start,
      forms: context.forms,
      dealers: dealers?.filter(givesRides) ?? null,
    };
  },
  head(data, context, query) {
    const { name, title, description } = context.locale.words.testRide;
    const said = { name, title, description };
    return toScreenHead(data.start, context, 'TestRide', said, isUnclear(data, query));
  },
  View: TestRide,
  // The form asks for the check only when very many forms are sent.
  asksHuman: true,
});
