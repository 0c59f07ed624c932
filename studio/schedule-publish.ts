import { type ScheduleCall, schedulePublication } from '@ev-site/content/timetable/schedule-publication.ts';
import type { ServerFunction } from 'payload';

/** Replaces Payload's own handler of the drawer "Schedule publish", which does not check the person's permission. */
export const schedulePublish: ServerFunction<ScheduleCall> = async ({
  date,
  deleteID,
  doc,
  global,
  localeToPublish,
  req,
  timezone,
  type,
}) => {
  await schedulePublication(req, { date, deleteID, doc, global, localeToPublish, timezone, type });
  return { message: 'Done.' };
};
