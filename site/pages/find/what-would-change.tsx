import { useLocale } from '../../page/locale-context.ts';
import { Section } from '../../ui/section.tsx';
import styles from './find.module.css';
import type { Answered } from './finding.ts';
import { sayChanges } from './say-changes.ts';

/** Single changes that would change the answer. If no vehicle fits, the answer itself shows them, so this is empty. */
export const WhatWouldChange = (answered: Pick<Answered, 'fit' | 'changes'>) => {
  const words = useLocale().words.find;
  if (!answered.fit.answer && answered.changes.eased.length > 0) return null;
  const lines = sayChanges(answered, words);
  return (
    <Section title={words.changes.title}>
      {lines.length > 0 ? (
        <ul className={styles.changes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{words.changes.nothing}</p>
      )}
    </Section>
  );
};
