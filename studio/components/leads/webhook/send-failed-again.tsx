import { countFailedEvents } from '@ev-site/content/leads/webhook/send-event-again.ts';
import type { BeforeListTableServerProps } from 'payload';
import { SendFailedButton } from './send-failed-button.tsx';

/**
 * Above the list of deliveries, which administrators see: how many can be told once more to the other system, and the
 * way to do it.
 */
export const SendFailedAgain = async ({ payload, user }: BeforeListTableServerProps) =>
  user?.role === 'admin' ? <SendFailedButton failed={await countFailedEvents(payload)} /> : null;
