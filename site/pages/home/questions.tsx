import type { Question } from '../../data/questions.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';

/** Four questions, one open at a time. */
export const Questions = ({ heading, items }: { heading: string; items: Question[] }) => {
  const { words, pathTo } = useLocale();
  return (
    <Section title={heading} ground="sand">
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
