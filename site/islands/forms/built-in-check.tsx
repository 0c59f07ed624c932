import { minute } from '@ev-site/contract/spans-of-time.ts';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FieldError, Tick } from '../../ui/field.tsx';
import type { FormWords } from './form-words.ts';
import styles from './human-check.module.css';
import { solveHumanCheck } from './solve-human-check.ts';

interface BuiltInCheckProps {
  words: FormWords['check'];
  error: string | undefined;
  /** The promise of the running check, so that sending can wait for it. */
  pending: RefObject<Promise<void> | null>;
  /** Starts the check, like a tick of the box. */
  start: RefObject<(() => void) | null>;
}

type Stage = 'open' | 'working' | 'passed' | 'failed';

/**
 * Answers are valid for thirty minutes, and sending a resume over a slow line takes ten. So the box resets before that.
 */
const validMs = 18 * minute;

/**
 * The built-in human check. After a tick, the browser solves a small puzzle that is expensive for a program that posts
 * thousands of forms. It needs no third party and no picture puzzle, and tells screen readers what it does.
 */
export const BuiltInCheck = ({ words, error, pending, start }: BuiltInCheckProps) => {
  const [stage, setStage] = useState<Stage>('open');
  const answer = useRef<HTMLInputElement>(null);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Increases with each check that begins or is taken back, so that an earlier running check has no effect.
  const run = useRef(0);
  const id = useId();

  // If the visitor has ticked the box since, the request to tick it disappears.
  const shownError = stage === 'open' ? error : undefined;

  const settle = (next: Stage, value = '') => {
    if (answer.current) answer.current.value = value;
    pending.current = null;
    setStage(next);
  };

  const takeBack = () => {
    run.current += 1;
    clearTimeout(expiry.current);
    settle('open');
  };

  const check = async () => {
    takeBack();
    const own = run.current;
    settle('working');
    try {
      const solved = await solveHumanCheck();
      if (own !== run.current) return;
      settle('passed', solved);
      expiry.current = setTimeout(takeBack, validMs);
    } catch {
      if (own === run.current) settle('failed');
    }
  };

  const begin = () => {
    pending.current = check();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the check is removed.
  useEffect(() => takeBack, []);

  useEffect(() => {
    start.current = begin;
    return () => {
      start.current = null;
    };
  });

  return (
    <div className={styles.check}>
      <input type="hidden" name="rCaptcha" ref={answer} />
      <label className={styles.label}>
        <Tick
          checked={stage === 'working' || stage === 'passed'}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? `${id}status ${id}error` : `${id}status`}
          onChange={({ target }) => (target.checked ? begin() : takeBack())}
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
