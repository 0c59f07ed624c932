import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { BecomeDealerContent, OfferedVehicle } from '../../data/become-dealer.ts';
import type { Figure } from '../../data/figure.ts';
import type { HomeWords } from '../../data/home.ts';
import type { Question } from '../../data/questions.ts';
import type { Settings } from '../../data/settings.ts';
import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MeterList } from '../../ui/meter.tsx';
import { Points } from '../../ui/points.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Road } from '../../ui/road.tsx';
import { Section } from '../../ui/section.tsx';
import { getDefaultStatistics } from '../default-statistics.ts';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import type { BarCallee } from '../layout/phone-bar.tsx';
import { QuestionList } from '../questions.tsx';
import styles from './become-dealer.module.css';
import { DealerEnquiry } from './dealer-enquiry.tsx';
import { DealerPhone } from './dealer-phone.tsx';
import { getDefaultBecomeDealer } from './default-content.ts';
import { type DealerFormData, hasDealerForm, loadDealerForm } from './load-dealer-form.ts';

interface BecomeDealerData {
  start: PageStart;
  content: BecomeDealerContent;
  vehicles: OfferedVehicle[];
  questions: Question[];
  statistics: Figure[];
  form: DealerFormData;
}

/** The contact for future dealers; without a telephone if none is set for them. */
const toDesk = ({ phones, whatsapp }: Settings): BarCallee => {
  const desk = pickByPurpose(phones, 'dealer');
  return { phones: desk ? [desk] : [], whatsapp };
};

const BecomeDealer = ({
  data: { start, content, vehicles, questions, statistics, form },
  query,
}: {
  data: BecomeDealerData;
  query: AskedQuery;
}) => {
  const { dealer: words, layout } = useLocale().words;
  const { settings } = start.frame;
  return (
    <Layout
      frame={start.frame}
      current="BecomeDealer"
      callee={toDesk(settings)}
      enquiry={{ words: layout.bar.enquire, href: '#enquiry' }}
    >
      <PageStartBanner start={start} trail={[{ name: words.name }]} heading={words.name} pictured />
      <Road>
        <Section title={content.heading}>
          <Prose html={content.pitchHtml} />
          <p className={styles.toForm}>
            <ButtonLink href="#enquiry">{words.enquiry.title}</ButtonLink>
          </p>
          <DealerPhone settings={settings} />
        </Section>
        {content.offers.length > 0 && (
          <Section title={words.offers} ground="sand">
            <Points points={content.offers} />
          </Section>
        )}
        <DealerEnquiry settings={settings} vehicles={vehicles} form={form} reference={query.reference} />
        <Section title={words.statistics} ground="sky">
          <MeterList figures={statistics} size="large" />
        </Section>
        {questions.length > 0 && (
          <Section title={words.questions}>
            <QuestionList items={questions} />
          </Section>
        )}
      </Road>
    </Layout>
  );
};

/** What the company offers to future dealers, and how they can contact it. */
export const page = definePage<BecomeDealerData>({
  allowedQuery: ['sent', 'state'],
  // Each visitor has a different reference, so a page with it is not cached.
  ownQuery: ['reference'],
  exists: hasDealerForm,
  async load(context) {
    const { read, locale } = context;
    const form = await loadDealerForm(context);
    if (!form) return undefined;
    const [start, content, vehicles, questions, home] = await Promise.all([
      loadPageStart(context, 'becomedealer'),
      read('dealer page', (data) => data.getBecomeDealer(), getDefaultBecomeDealer(locale.words)),
      read('vehicles of dealers', (data) => data.listOfferedVehicles(), []),
      read('questions', (data) => data.listQuestions('dealer'), []),
      read<HomeWords | null>('home words', (data) => data.getHomeWords(), null),
    ]);
    const statistics = home?.statistics ?? [];
    return {
      start,
      content,
      vehicles,
      questions,
      statistics: statistics.length > 0 ? statistics : getDefaultStatistics(locale.words),
      form,
    };
  },
  head({ start }, context) {
    const { name, title, description } = context.locale.words.dealer;
    return toScreenHead(start, context, 'BecomeDealer', { name, title, description });
  },
  View: BecomeDealer,
  // The form asks for the check only when very many forms are sent.
  asksHuman: true,
});
