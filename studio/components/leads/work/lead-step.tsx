import type { Lead } from '@ev-site/content/payload-types.ts';
import { indianDay } from '@ev-site/content/time/india-time.ts';

interface Props {
  lead: Pick<Lead, 'nextStep' | 'nextStepOn' | 'owner'>;
  /** Whether somebody is told of late leads. */
  isLateTold: boolean;
  /** Called with the days from now to which the step is put off; with 0 where it is done, which takes its button away. */
  onStep: (inDays: number, pressed: Element) => void;
  isBusy: boolean;
}

const days = [
  { inDays: 1, label: 'Tomorrow' },
  { inDays: 3, label: 'In 3 days' },
  { inDays: 7, label: 'In a week' },
] as const;

/** What is to be done next for a lead, and to have it done or put it off by one press. Its words are written in the form. */
export const LeadStep = ({ lead: { nextStep, nextStepOn, owner }, isLateTold, onStep, isBusy }: Props) => {
  const isPlanned = Boolean(nextStep || nextStepOn);
  const on = nextStepOn ? indianDay.format(new Date(nextStepOn)) : 'without a day, so nobody is reminded';
  const planned = [nextStep, on].filter(Boolean).join(', ');
  return (
    <fieldset className="lead-step lead-note__ways">
      <legend>Next step: {isPlanned ? planned : 'none planned'}</legend>
      {nextStepOn && !owner && (
        // As with a dealer, who is told of no steps (remind-due.ts).
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
