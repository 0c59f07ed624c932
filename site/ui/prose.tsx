import styles from './prose.module.css';

/** Shows rich text. `html` is inserted unchanged, so the content must already be sanitized. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the data room makes this HTML from rich text and cleans it.
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
