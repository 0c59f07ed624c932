'use client';

import { indianTime } from '@ev-site/content/time/india-time.ts';
import {
  ServerFunctionsContext,
  type ServerFunctionsContextType,
  toast,
  useServerFunctions,
} from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';

/** `refused` comes from the studio (schedule-publish.ts), `error` from Payload, if there was no answer. */
interface Answer {
  message?: string;
  refused?: string;
  error?: string;
}

/** If the studio could not be asked, or failed: the publication may be in the timetable all the same. */
const unconfirmed = 'The studio did not confirm this. Load the page again to see what is scheduled.';

/**
 * Makes the drawer of the timetable say why something was refused. Payload's call answers with an error instead of
 * throwing it, and Payload's drawer says “Scheduled successfully” to every answer. Also says it if something will be taken
 * off the site: the drawer begins with this choice if there is nothing new to publish.
 */
export const ScheduleAnswers = ({ children }: { children: ReactNode }) => {
  const all = useServerFunctions();
  const told = useMemo(
    (): ServerFunctionsContextType => ({
      ...all,
      schedulePublish: async (call) => {
        const answer = (await all.schedulePublish(call)) as Answer;
        if (answer.refused) throw new Error(answer.refused);
        if (answer.error) throw new Error(unconfirmed);
        if (call.type === 'unpublish' && call.date)
          toast.warning(
            `From ${indianTime.format(new Date(call.date))} IST on, visitors no longer see this.`,
          );
        return answer;
      },
    }),
    [all],
  );
  return <ServerFunctionsContext value={told}>{children}</ServerFunctionsContext>;
};
