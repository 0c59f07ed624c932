/** Preload of a program under test: its clock starts at the moment in START_AT (ISO 8601) and runs on from there. */
import { shiftClock } from './shift-clock.ts';

const moment = Date.parse(process.env.START_AT ?? '');
if (Number.isNaN(moment)) throw new Error('START_AT is no moment.');
const shift = moment - Date.now();
shiftClock(() => shift);
