import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { inLanguage, paperPaths } from '@ev-site/contract/paths.ts';
import { readSavingsQuery, savingsKeys } from '@ev-site/contract/savings/read-query.ts';
import type { ReckoningBasis } from '../../data/reckoning-basis.ts';
import { toEnquireLink } from '../../islands/enquire-link.tsx';
import { toCalculatorInput, toSubject } from '../../islands/savings/to-calculator-input.ts';
import SavingsCalculator from '../../islands/savings-calculator.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { Note } from '../../ui/note.tsx';
import { getTexts } from '../../words/words.ts';
import { toCallAction, toFormAction } from '../layout/enquiry-action.ts';
import { EnquiryDialog } from '../layout/enquiry-dialog.tsx';
import { Layout } from '../layout/layout.tsx';
import { addQueryToFrame } from '../layout/load-frame.ts';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toPageTitle, toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import styles from './savings.module.css';
import { toCalculatorWords, toReckonable } from './to-calculator-props.ts';

interface SavingsData {
  start: PageStart;
  forms: FormSettings;
  /** Null if the data for calculations cannot be read. */
  basis: ReckoningBasis | null;
  publicUrl: string;
}

const Savings = ({ data, query }: { data: SavingsData; query: AskedQuery }) => {
  const { start, forms, basis, publicUrl } = data;
  const locale = useLocale();
  const { words, language, pathTo } = locale;
  const { name, title, heading, introduction, nothing, enquire, about } = words.savings;
  const { settings } = start.frame;
  const formAction = toFormAction(settings, enquire, locale);
  const enquiry = formAction ?? toCallAction(settings, locale);
  const calculator = basis && {
    words: toCalculatorWords(getTexts(language).savings),
    title: toPageTitle(start, locale, title),
    path: pathTo('Savings'),
    paperPath: inLanguage(paperPaths.Savings, language),
    assumptionsPath: pathTo('Assumptions'),
    publicUrl,
    ...toReckonable(basis, locale),
    asked: { ...query },
    enquiry: enquiry && { ...enquiry, opensForm: formAction !== null },
    ride: takesForms(settings.domainStatus) ? { words: words.testRide.book, path: pathTo('TestRide') } : null,
  };
  const input = calculator ? toCalculatorInput(query, calculator) : undefined;
  const bar =
    input && formAction
      ? { words: words.layout.bar.enquire, ...toEnquireLink({ ...formAction, subject: toSubject(input) }) }
      : undefined;
  return (
    <Layout frame={addQueryToFrame(start.frame, query)} current="Savings" enquiry={bar}>
      <PageStartBanner start={start} trail={[{ name }]} heading={heading} introduction={introduction} />
      <div className={`frame ${styles.page}`}>
        {calculator && input ? (
          <Island name="savings-calculator" of={SavingsCalculator} props={calculator} />
        ) : (
          <Note about="nothing">{nothing}</Note>
        )}
      </div>
      {calculator && (
        <EnquiryDialog
          settings={settings}
          forms={forms}
          about={Object.fromEntries(
            calculator.vehicles.map((vehicle) => [vehicle.key, about({ vehicle: vehicle.name })]),
          )}
        />
      )}
    </Layout>
  );
};

/** What a vehicle saves or costs, worked out with the visitor's own numbers. */
export const page = definePage<SavingsData>({
  ownQuery: [...savingsKeys, 'from'],
  isBrowserCacheable: true,
  async load(context) {
    const { data, forms, publicUrl, read } = context;
    const [start, basis] = await Promise.all([
      loadPageStart(context, 'savings'),
      read<ReckoningBasis | null>('the reckoning', () => data.getReckoningBasis(), null),
    ]);
    return { start, forms, basis, publicUrl };
  },
  head({ start, basis }, context, query) {
    const { name, title, introduction } = context.locale.words.savings;
    const said = { name, title, description: introduction };
    const { problems } = readSavingsQuery(query, basis?.vehicles ?? []);
    return toScreenHead(start, context, 'Savings', said, basis !== null && Object.keys(problems).length > 0);
  },
  View: Savings,
  asksHuman: true,
});
