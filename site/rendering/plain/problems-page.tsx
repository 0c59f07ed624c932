import { emptyForm } from '../../islands/forms/draft-store.ts';
import type { Locale } from '../../page/locale.ts';
import type { Phone } from '../../page/plain-page.ts';
import { OrCall } from './or-call.tsx';
import { PlainDocument } from './plain-document.tsx';

interface ProblemsPageProps {
  problems: readonly string[];
  /** Path of the page that has the form. */
  backTo: string;
  isOurs?: boolean;
  /** The company's phone number, if known. */
  phone?: Phone | undefined;
  locale: Locale;
}

/**
 * Shows a visitor without script the errors of a form. "Back" in the browser restores the form with its input, which a
 * redirect would lose.
 */
export const ProblemsPage = ({ problems, backTo, isOurs = false, phone, locale }: ProblemsPageProps) => {
  const { home, problems: texts } = locale.words.plainPages;
  const isCalled = phone && !problems.some((problem) => problem.includes(phone.number));
  return (
    <PlainDocument language={locale.tag} title={isOurs ? texts.titleOfOurs : texts.title}>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p role="status">
        <strong>{texts.back}</strong>
        {isCalled && <OrCall phone={phone} locale={locale} />}
      </p>
      <p>
        <a href={backTo + emptyForm}>{texts.again}</a>
      </p>
      <p>
        <a href={locale.pathTo('Home')}>{home}</a>
      </p>
    </PlainDocument>
  );
};
