/**
 * The moment of the accepted pictures, for the programs and the browser: sample content has fixed dates, and a dealer's
 * page says whether he is open now, so it is a working morning.
 */
export const pictureMoment = '2026-11-24T11:30:00+05:30';
