import type { BeforeListTableServerProps } from 'payload';
import { SendFailedButton } from './send-failed-button.tsx';

/** Above the list of deliveries: how many the other system has not taken, and the way to tell it once more. */
export const SendFailedAgain = async ({ payload, user }: BeforeListTableServerProps) => {
  if (!user) return null;
  const { totalDocs } = await payload.count({
    collection: 'webhook-events',
    where: { state: { equals: 'failed' } },
    user,
    overrideAccess: false,
  });
  return <SendFailedButton failed={totalDocs} />;
};
