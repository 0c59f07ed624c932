import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '../../ui/field.tsx';
import type { FormWords } from './form-words.ts';
import styles from './human-check.module.css';

interface BuiltInCheckProps {
  words: FormWords['check'];
  error: string | undefined;
  /** Holds the check while it is made, so that sending can wait for it. */
  pending: RefObject<Promise<void> | null>;
  /** Begins the check as a tick does. */
  start: RefObject<(() => Promise<void>) | null>;
}

type Stage = 'open' | 'working' | 'passed' | 'failed';

/** Answers are valid for twenty minutes; the box opens again before they run out. */
const validMs = 18 * 60_000;

/**
 * The built-in human check: at a tick the browser solves a small puzzle that costs a program that posts by the
 * thousand. No third party, no picture to decipher; says to those who hear the page what it does.
 */
export const BuiltInCheck = ({ words, error, pending, start }: BuiltInCheckProps) => {
  const [stage, setStage] = useState<Stage>('open');
  const answer = useRef<HTMLInputElement>(null);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(expiry.current), []);

  // Who has ticked the box since is not told again to tick it.
  const shownError = stage === 'open' ? error : undefined;

  const settle = (next: Stage, value = '') => {
    if (answer.current) answer.current.value = value;
    setStage(next);
  };

  const check = async () => {
    settle('working');
    try {
      const { solveHumanCheck } = await import('./solve-human-check.ts');
      settle('passed', await solveHumanCheck());
      expiry.current = setTimeout(() => settle('open'), validMs);
    } catch {
      settle('failed');
    }
  };

  useEffect(() => {
    start.current = check;
    return () => {
      start.current = null;
    };
  });

  return (
    <div className={styles.check}>
      <input type="hidden" name="rCaptcha" ref={answer} />
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          checked={stage === 'working' || stage === 'passed'}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}status ${id}error` : `${id}status`}
          onChange={({ target }) => {
            clearTimeout(expiry.current);
            if (target.checked) pending.current = check();
            else settle('open');
          }}
        />
        {words.person}
      </label>
      <p className={styles.status} id={`${id}status`} role="status">
        {{ open: '', working: words.working, passed: words.passed, failed: words.unreached }[stage]}
      </p>
      {shownError && <FieldError id={`${id}error`}>{shownError}</FieldError>}
    </div>
  );
};
