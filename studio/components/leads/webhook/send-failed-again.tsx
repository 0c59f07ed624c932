import { countFailedEvents } from '@ev-site/content/leads/webhook/send-event-again.ts';
import type { BeforeListTableServerProps } from 'payload';
import { SendFailedButton } from './send-failed-button.tsx';

/** Above the list of deliveries, for administrators: a button that sends all failed ones again, with their number. */
export const SendFailedAgain = async ({ payload, user }: BeforeListTableServerProps) =>
  user?.role === 'admin' ? <SendFailedButton failed={await countFailedEvents(payload)} /> : null;
