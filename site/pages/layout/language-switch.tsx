import { languageNames } from '@ev-site/contract/paths.ts';
import { useLocale } from '../../page/locale-context.ts';
import type { Translation } from '../../page/page.ts';
import styles from './language-switch.module.css';

/** The same page in every language that has it, each named in its own words. Not shown where there is one alone. */
export const LanguageSwitch = ({
  translations,
  label,
}: {
  translations: readonly Translation[];
  label: string;
}) => {
  const { language: spoken } = useLocale();
  return (
    translations.length > 1 && (
      <nav className={styles.languages} aria-label={label}>
        <ul className={styles.list}>
          {translations.map(({ language, href }) => (
            <li key={language}>
              <a
                className={styles.language}
                href={href}
                lang={language}
                hrefLang={language}
                aria-current={language === spoken ? 'true' : undefined}
              >
                {languageNames[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};
