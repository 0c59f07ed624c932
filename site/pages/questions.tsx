import type { Question } from '../data/questions.ts';
import { useLocale } from '../page/locale-context.ts';
import { Accordion } from '../ui/accordion.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';

/** Questions with their answers, one open at a time. */
export const QuestionList = ({ items, open }: { items: readonly Question[]; open?: number }) => (
  <Accordion
    {...(open === undefined ? {} : { open })}
    items={items.map(({ question, answerHtml }) => ({
      title: question,
      content: <Prose html={answerHtml} />,
    }))}
  />
);

interface QuestionsProps {
  heading: string;
  items: readonly Question[];
  ground?: 'paper' | 'sand';
}

/** A few questions, and a link to all of them. */
export const Questions = ({ heading, items, ground = 'paper' }: QuestionsProps) => {
  const { words, pathTo } = useLocale();
  return (
    <Section title={heading} ground={ground}>
      <QuestionList items={items} />
      <MoreLink href={pathTo('AllFaqs')}>{words.links.allQuestions}</MoreLink>
    </Section>
  );
};
