'use client';

import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { type Choice, toOptions } from '../../choices.tsx';
import { useHeldRows } from '../../documents/held-rows.tsx';
import { type OwnerChoice, useLeadBulk } from './use-lead-bulk.ts';

/**
 * A bar that stays in view while leads are ticked. It changes owner, status and next step of all of them at once, and
 * sends failed mails and deliveries again.
 */
export const LeadBulk = ({ owners, statuses }: { owners: OwnerChoice[]; statuses: readonly Choice[] }) => {
  const held = useHeldRows();
  const bulk = useLeadBulk(owners);
  const { count, change, set, said, progress, isBusy, line, form, onDay, apply, sendAgain, stop } = bulk;
  return (
    <>
      <p role="status" className="lead-bulk__said" ref={line} tabIndex={-1}>
        {said}
      </p>
      {(count > 0 || progress) && (
        <form
          ref={form}
          className="lead-bulk"
          aria-label="Change the ticked leads"
          onSubmit={(event) => void apply(event)}
        >
          <strong>{groupDigits(count)} ticked</strong>
          {held && <span>{held}</span>}
          <label>
            Owner
            <select value={change.owner} onChange={set('owner')}>
              <option value="">As it is</option>
              <option value="nobody">Nobody</option>
              {toOptions(owners)}
            </select>
          </label>
          <label>
            Status
            <select value={change.status} onChange={set('status')}>
              <option value="">As it is</option>
              {toOptions(statuses)}
            </select>
          </label>
          <label>
            Next step
            <input value={change.nextStep} maxLength={200} onChange={set('nextStep')} />
          </label>
          <label>
            On
            <input ref={onDay} type="date" value={change.nextStepOn} onChange={set('nextStepOn')} />
          </label>
          <button type="submit" className="btn btn--style-primary" disabled={isBusy}>
            Change {groupDigits(count)}
          </button>
          <button
            type="button"
            className="btn btn--style-secondary"
            disabled={isBusy}
            onClick={() => void sendAgain()}
          >
            Send again what failed
          </button>
          {progress && (
            <>
              <label>
                {groupDigits(progress.changed)} of {groupDigits(progress.of)} changed
                <progress value={progress.changed} max={progress.of} />
              </label>
              <button type="button" className="btn btn--style-secondary" onClick={stop}>
                Stop
              </button>
            </>
          )}
        </form>
      )}
    </>
  );
};
