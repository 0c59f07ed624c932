import { type ScheduleCall, schedulePublication } from '@ev-site/content/timetable/schedule-publication.ts';
import { APIError, type ServerFunction } from 'payload';

/** What the studio answers to the drawer: done, or why it was refused, in a sentence for staff. */
export type ScheduleAnswer = { message: string } | { refused: string };

/**
 * Replaces Payload's own handler of the drawer of the timetable, which does not check the person's permission. A
 * refusal is an answer, because Next hides the message of an error from the browser.
 */
export const schedulePublish: ServerFunction<ScheduleCall, Promise<ScheduleAnswer>> = async ({
  date,
  deleteID,
  doc,
  global,
  localeToPublish,
  req,
  timezone,
  type,
}) => {
  try {
    await schedulePublication(req, { date, deleteID, doc, global, localeToPublish, timezone, type });
  } catch (error) {
    if (error instanceof APIError && error.isPublic) return { refused: error.message };
    throw error;
  }
  return { message: 'Done.' };
};
