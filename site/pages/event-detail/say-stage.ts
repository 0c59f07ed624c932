import type { EventSummary } from '../../data/events.ts';
import type { Words } from '../../words/words.ts';

/** What an event's page, and a list beside another, say of how it stands; of one to come its date says it. */
export const sayStage = (
  { stage }: Pick<EventSummary, 'stage'>,
  { lists, details }: Words,
): string | undefined => {
  if (stage === 'coming') return undefined;
  return stage === 'past' ? details.event.over : lists.events.stamps[stage];
};
