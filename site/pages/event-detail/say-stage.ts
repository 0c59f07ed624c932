import type { EventSummary } from '../../data/events.ts';
import type { Words } from '../../words/words.ts';

/** Tells whether an event is running or over. Says nothing for a future event, because its date says it. */
export const sayStage = (
  { stage }: Pick<EventSummary, 'stage'>,
  { lists, details }: Words,
): string | undefined => {
  if (stage === 'coming') return undefined;
  return stage === 'past' ? details.event.over : lists.events.stamps[stage];
};
