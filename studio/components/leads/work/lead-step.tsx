import type { Lead } from '@ev-site/content/payload-types.ts';
import { indianDay } from '@ev-site/content/time/india-time.ts';

interface Props {
  lead: Pick<Lead, 'nextStep' | 'nextStepOn' | 'owner'>;
  /** Whether anybody is told about late leads. */
  isLateTold: boolean;
  /** Called with the days from now to which the step is moved, or 0 if it is done, which removes the pressed button. */
  onStep: (inDays: number, pressed: Element) => void;
  isBusy: boolean;
}

const days = [
  { inDays: 1, label: 'Tomorrow' },
  { inDays: 3, label: 'In 3 days' },
  { inDays: 7, label: 'In a week' },
] as const;

/** The next step for a lead. One press marks it as done or moves it; its text is edited in the form. */
export const LeadStep = ({ lead: { nextStep, nextStepOn, owner }, isLateTold, onStep, isBusy }: Props) => {
  const isPlanned = Boolean(nextStep || nextStepOn);
  const on = nextStepOn ? indianDay.format(new Date(nextStepOn)) : 'without a day, so nobody is reminded';
  const planned = [nextStep, on].filter(Boolean).join(', ');
  return (
    <fieldset className="lead-step lead-note__ways">
      <legend>Next step: {isPlanned ? planned : 'none planned'}</legend>
      {nextStepOn && !owner && (
        // For example when a dealer has the lead; dealers are not reminded of steps (remind-due.ts).
        <p>
          No colleague owns this lead:{' '}
          {isLateTold
            ? 'the reminder goes to whoever is told of late leads.'
            : 'nobody is reminded, as nobody is told of late leads.'}
        </p>
      )}
      {isPlanned && (
        <button type="button" disabled={isBusy} onClick={({ currentTarget }) => onStep(0, currentTarget)}>
          Done
        </button>
      )}
      {days.map(({ inDays, label }) => (
        <button
          key={inDays}
          type="button"
          disabled={isBusy}
          onClick={({ currentTarget }) => onStep(inDays, currentTarget)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
};
