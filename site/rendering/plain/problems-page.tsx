import type { Locale } from '../../page/locale.ts';
import { PlainDocument } from './plain-document.tsx';

interface ProblemsPageProps {
  problems: readonly string[];
  /** Path of the page that has the form. */
  backTo: string;
  isOurs?: boolean;
  locale: Locale;
}

/**
 * Tells a visitor without script what is wrong with a form. Going back in the browser brings the form as it was typed,
 * which a redirect would lose.
 */
export const ProblemsPage = ({
  problems,
  backTo,
  isOurs = false,
  locale: { tag, words },
}: ProblemsPageProps) => {
  const { title, titleOfOurs, back, again } = words.plainPages.problems;
  return (
    <PlainDocument language={tag} title={isOurs ? titleOfOurs : title}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>{back}</p>
      <p>
        <a href={backTo}>{again}</a>
      </p>
    </PlainDocument>
  );
};
