import type { AskedQuery } from './page.ts';

/**
 * Key of an address that holds the values of a form that was not sent yet (`site/rendering/carry-place.ts`). The page
 * fills its fields, but gives no answer and reports no problems. Pages with such a form name it in their `ownQuery`.
 */
export const begunKey = 'begun';

/** Whether the form was not sent yet. */
export const isBegun = (query: AskedQuery): boolean => query[begunKey] !== undefined;
