import { pathTo } from '@ev-site/contract/paths.ts';
import type { Figure } from '../../data/figure.ts';
import type { Question } from '../../data/questions.ts';
import { definePage } from '../../page/define-page.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening, toOpeningHead } from '../layout/load-opening.ts';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { toTrail } from '../trail.ts';
import { defaultQuestions } from './default-questions.ts';
import styles from './faqs.module.css';
import { FiguresBehind } from './figures-behind.tsx';
import { toFaqPage } from './to-faq-page.ts';

interface FaqsData {
  opening: Opening;
  questions: Question[];
  figures: Figure[];
}

const trail = toTrail({ name: 'FAQs', href: pathTo('AllFaqs') });

const Faqs = ({ data: { opening, questions, figures } }: { data: FaqsData }) => (
  <Layout frame={opening.frame} current="AllFaqs">
    <OpeningBanner
      opening={opening}
      trail={toTrail({ name: 'FAQs' })}
      heading="Frequently asked questions"
      pictured
    />
    <div className={`frame ${styles.page}`}>
      <div className={styles.questions}>
        <Accordion
          open={0}
          items={questions.map(({ question, answerHtml }) => ({
            title: question,
            content: <Prose html={answerHtml} />,
          }))}
        />
      </div>
      {figures.length > 0 && <FiguresBehind figures={figures} />}
    </div>
  </Layout>
);

/** Six questions that every buyer asks, one open at a time. */
export const page = definePage<FaqsData>({
  async load(context) {
    const [opening, questions, figures] = await Promise.all([
      loadOpening(context, 'faqs'),
      context.read('questions', (data) => data.listQuestions('faqs'), defaultQuestions),
      context.read(
        'figures',
        async (data) => (await data.getHomeWords())?.benefits.figures ?? null,
        [] as Figure[],
      ),
    ]);
    return { opening, questions: questions.length > 0 ? questions : defaultQuestions, figures };
  },
  head: ({ opening, questions }, { publicUrl }) => ({
    ...toOpeningHead(opening, {
      page: 'FAQs',
      description: 'Price, battery life, maintenance cost, quick charging, load capacity and driving range.',
    }),
    structuredData: [toBreadcrumbList(trail, publicUrl), toFaqPage(questions)],
  }),
  View: Faqs,
});
