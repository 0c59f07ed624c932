import type { Words } from '../../words/words.ts';
import { PlainDocument } from './plain-document.tsx';

interface ProblemsPageProps {
  problems: readonly string[];
  /** Path of the page that has the form. */
  backTo: string;
  words: Words;
}

/**
 * Tells a visitor without script what is wrong with a form. Going back in the browser brings the form as it was typed,
 * which a redirect would lose.
 */
export const ProblemsPage = ({ problems, backTo, words: { language, plainPages } }: ProblemsPageProps) => {
  const { title, back, again } = plainPages.problems;
  return (
    <PlainDocument language={language} title={title}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>
        {back}
        <a href={backTo}>{again}</a>.
      </p>
    </PlainDocument>
  );
};
