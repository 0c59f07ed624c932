import { readEventWays } from '@ev-site/content/leads/webhook/send-event-again.ts';
import type { UIFieldServerProps } from 'payload';
import { SendAgainButton } from './send-again-button.tsx';

/** On the page of a delivery: sending it again, and the link to its lead. */
export const SendAgain = async ({ id, data, payload }: UIFieldServerProps) => {
  if (!id) return null;
  const { isTellable, hasLead } = await readEventWays(payload, Number(id));
  return (
    <SendAgainButton
      id={Number(id)}
      state={String(data.state)}
      isTellable={isTellable}
      lead={hasLead ? Number(data.lead) : null}
    />
  );
};
