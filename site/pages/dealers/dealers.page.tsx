import { dealerKeys } from '@ev-site/contract/dealers.ts';
import { toLine } from '@ev-site/contract/forms/plain-text.ts';
import { type Dealer, listHaving } from '../../data/dealers.ts';
import { getPlacesOfIndia } from '../../data/near/places-of-india.ts';
import { begunKey } from '../../page/begun-key.ts';
import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Note } from '../../ui/note.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { Layout } from '../layout/layout.tsx';
import { addQueryToFrame, type Frame } from '../layout/load-frame.ts';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { DealerFold } from './dealer-fold.tsx';
import { DealerItem } from './dealer-item.tsx';
import styles from './dealers.module.css';
import { Found, TownLinks } from './found.tsx';
import { LeftOut } from './left-out.tsx';
import { toSearch } from './search.ts';
import { placeId, SearchForm } from './search-form.tsx';

interface DealersData {
  start: PageStart;
  dealers: Dealer[];
  /** Names of the states by code, in the page's language. */
  states: ReadonlyMap<string, string>;
}

/** All dealers by state, on the page that is cached for everybody. */
const ByState = ({ dealers }: { dealers: readonly Dealer[] }) => {
  const { all } = useLocale().words.dealers;
  const states = [...Map.groupBy(dealers, ({ state }) => state.name)];
  return (
    <Section title={all.title} ground="sand">
      {states.map(([name, own]) => (
        <DealerFold
          head={
            <>
              <h3 className={styles.stateName}>{name}</h3>
              <span className={styles.count}>{all.count({ count: own.length })}</span>
            </>
          }
          key={name}
        >
          <ul className={styles.list}>
            {own.map((dealer) => (
              <DealerItem near={{ dealer, km: null }} key={dealer.id} />
            ))}
          </ul>
        </DealerFold>
      ))}
    </Section>
  );
};

/** The vehicle that the query names; undefined if there is no such vehicle. */
const findVehicle = ({ productLines }: Frame, { vehicle }: AskedQuery) =>
  productLines.flatMap(({ products }) => products).find(({ key }) => key === vehicle);

const Dealers = ({ data: { start, dealers, states }, query }: { data: DealersData; query: AskedQuery }) => {
  const { words } = useLocale();
  const texts = words.dealers;
  const vehicle = findVehicle(start.frame, query);
  const search = toSearch(dealers, query, vehicle?.key);
  const having = listHaving(dealers, vehicle?.key);
  const left = vehicle && having.length < dealers.length ? { vehicle: vehicle.called } : undefined;
  const note = left && (having.length > 0 ? texts.having.only : texts.having.none)(left);
  const nobody = left && (having.length > 0 ? texts.having.noService : texts.having.none)(left);
  const problem = search.state === 'unclear' ? texts.problems[search.found.problem] : undefined;
  const answered = search.state === 'answered' || search.state === 'many' ? search : null;
  return (
    <Layout frame={addQueryToFrame(start.frame, query)} current="Dealers">
      <PageStartBanner
        start={start}
        trail={[{ name: texts.name }]}
        heading={texts.heading}
        introduction={texts.introduction}
      >
        {search.state === 'unclear' && problem && (
          <>
            <ErrorSummary
              id="found"
              title={texts.problems.title}
              problems={[{ href: `#${placeId}`, text: problem }]}
            />
            {search.found.alike.length > 0 && (
              <div className={styles.alike}>
                <p>{texts.problems.alike}</p>
                <TownLinks towns={search.found.alike} query={query} states={states} />
              </div>
            )}
          </>
        )}
        <SearchForm query={query} vehicle={vehicle?.key} having={note} error={problem} />
      </PageStartBanner>
      {dealers.some(({ isSample }) => isSample) && (
        <div className="frame">
          <Note about="sample">{texts.samples}</Note>
        </div>
      )}
      <Road>
        {answered && (
          <Found
            search={answered}
            query={query}
            states={states}
            now={new Date()}
            nobody={nobody ? <LeftOut text={nobody} query={query} /> : <p>{texts.found.none}</p>}
          />
        )}
        {dealers.length === 0 ? (
          <Section id="found" title={texts.name}>
            <Note about="nothing">{texts.unavailable}</Note>
          </Section>
        ) : (
          search.state !== 'answered' && having.length > 0 && <ByState dealers={having} />
        )}
      </Road>
      <div className={`frame ${styles.foot}`}>
        <p className={styles.small}>{texts.attribution}</p>
      </div>
    </Layout>
  );
};

/** Finds the nearest places to see, ride, buy or repair a vehicle: by PIN, town or the visitor's location. */
export const page = definePage<DealersData>({
  ownQuery: [...dealerKeys, begunKey],
  status: ({ dealers }, query) => (toSearch(dealers, query).state === 'unclear' ? 422 : 200),
  async load(context) {
    // Loads the files with the places now, before somebody searches.
    getPlacesOfIndia();
    const [start, dealers, states] = await Promise.all([
      loadPageStart(context, 'dealers'),
      context.read('dealers', (data) => data.listDealers(), []),
      context.read('states', (data) => data.listStateNames(), new Map<string, string>()),
    ]);
    return { start, dealers, states };
  },
  head({ start, dealers }, context, query) {
    const { name, title, description, found } = context.locale.words.dealers;
    const { state } = toSearch(dealers, query);
    const said = { name, title, description };
    const head = toScreenHead(start, context, 'Dealers', said, state === 'unclear');
    const place = toLine(query.place ?? '');
    if (state !== 'answered' || !place) return head;
    return { ...head, title: found.headTitle({ place, title: head.title }) };
  },
  View: Dealers,
  asksPlace: true,
});
