import type { AskedQuery } from './page.ts';

/**
 * Key of an address that holds the values of a form that was not sent yet (`site/rendering/carry-place.ts`). A page
 * that names it in its `ownQuery` fills its fields, but gives no answer and reports no problems. The savings page does
 * not name it: it calculates with every value, sent or not.
 */
export const begunKey = 'begun';

/** Whether the form was not sent yet. */
export const isBegun = (query: AskedQuery): boolean => query[begunKey] !== undefined;
