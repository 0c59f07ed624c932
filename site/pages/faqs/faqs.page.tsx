import type { Figure } from '../../data/figure.ts';
import type { Question } from '../../data/questions.ts';
import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { toDefaultQuestions } from '../default-questions.ts';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { QuestionList } from '../questions.tsx';
import styles from './faqs.module.css';
import { FiguresBehind } from './figures-behind.tsx';
import { toFaqPage } from './to-faq-page.ts';

interface FaqsData {
  start: PageStart;
  questions: Question[];
  figures: Figure[];
}

const Faqs = ({ data: { start, questions, figures } }: { data: FaqsData }) => {
  const { name, heading } = useLocale().words.faqs;
  return (
    <Layout frame={start.frame} current="AllFaqs">
      <PageStartBanner start={start} trail={[{ name }]} heading={heading} pictured />
      <div className={`frame ${styles.page}`}>
        <div className={styles.questions}>
          <QuestionList items={questions} open={0} />
        </div>
        {figures.length > 0 && <FiguresBehind figures={figures} />}
      </div>
    </Layout>
  );
};

/** Six common questions of buyers, one open at a time. */
export const page = definePage<FaqsData>({
  async load(context) {
    const standIn = toDefaultQuestions(context.locale.words.faqs);
    const [start, questions, figures] = await Promise.all([
      loadPageStart(context, 'faqs'),
      context.read('questions', (data) => data.listQuestions('faqs'), standIn),
      context.read('figures', async (data) => (await data.getHomeWords())?.benefits.figures ?? null, []),
    ]);
    return { start, questions: questions.length > 0 ? questions : standIn, figures };
  },
  head({ start, questions }, context) {
    const { name, title, description } = context.locale.words.faqs;
    const about = [toFaqPage(questions, context.publicUrl)];
    return toScreenHead(start, context, 'AllFaqs', { name, title, description, about });
  },
  View: Faqs,
});
