import { languageNames } from '@ev-site/contract/paths.ts';
import { useLocale } from '../../page/locale-context.ts';
import type { Translation } from '../../page/page.ts';
import styles from './language-switch.module.css';

/** Links to the same page in the other languages, each named in its own language. Hidden if there is only one. */
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
