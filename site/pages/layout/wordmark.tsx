import { useLocale } from '../../page/locale-context.ts';
import { hrefFrom } from './here.ts';
import styles from './wordmark.module.css';

/** The company's name beside its mark, a road that runs up a green plate. Links to the home page. */
export const Wordmark = ({ company, here }: { company: string; here: string | undefined }) => {
  const { words, pathTo } = useLocale();
  return (
    <a className={styles.wordmark} href={hrefFrom(here, pathTo('Home'))}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <rect width="40" height="40" rx="7" fill="#0a6b3d" />
        <path d="M13 34 17.5 6h5L27 34z" fill="#10211a" />
        <path d="M20 8v4M20 16v6M20 27v7" stroke="#f5b400" strokeWidth="2.5" />
      </svg>
      <span>{company || words.layout.menu.home}</span>
    </a>
  );
};
