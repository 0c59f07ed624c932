import type { Question } from '../../data/questions.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';

/** What buyers of this vehicle ask. */
export const Questions = ({ items }: { items: Question[] }) => {
  const { words, pathTo } = useLocale();
  return (
    <Section title={words.product.questions}>
      <Accordion
        items={items.map(({ question, answerHtml }) => ({
          title: question,
          content: <Prose html={answerHtml} />,
        }))}
      />
      <MoreLink href={pathTo('AllFaqs')}>{words.links.allQuestions}</MoreLink>
    </Section>
  );
};
