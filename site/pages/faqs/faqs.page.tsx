import type { Figure } from '../../data/figure.ts';
import type { Question } from '../../data/questions.ts';
import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { toDefaultQuestions } from '../default-questions.ts';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening } from '../layout/load-opening.ts';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { toScreenHead } from '../layout/page-head.ts';
import { QuestionList } from '../questions.tsx';
import styles from './faqs.module.css';
import { FiguresBehind } from './figures-behind.tsx';
import { toFaqPage } from './to-faq-page.ts';

interface FaqsData {
  opening: Opening;
  questions: Question[];
  figures: Figure[];
}

const Faqs = ({ data: { opening, questions, figures } }: { data: FaqsData }) => {
  const { name, heading } = useLocale().words.faqs;
  return (
    <Layout frame={opening.frame} current="AllFaqs">
      <OpeningBanner opening={opening} trail={[{ name }]} heading={heading} pictured />
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
    const [opening, questions, figures] = await Promise.all([
      loadOpening(context, 'faqs'),
      context.read('questions', (data) => data.listQuestions('faqs'), standIn),
      context.read('figures', async (data) => (await data.getHomeWords())?.benefits.figures ?? null, []),
    ]);
    return { opening, questions: questions.length > 0 ? questions : standIn, figures };
  },
  head({ opening, questions }, context) {
    const { name, title, description } = context.locale.words.faqs;
    const about = [toFaqPage(questions, context.publicUrl)];
    return toScreenHead(opening, context, 'AllFaqs', { name, title, description, about });
  },
  View: Faqs,
});
