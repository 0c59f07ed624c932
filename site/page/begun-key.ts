import type { AskedQuery } from './page.ts';

/**
 * Key of an address that holds what was chosen in a form which was not sent yet (`site/rendering/carry-place.ts`): the page
 * fills its fields, and neither answers nor finds problems. One of the `ownQuery` of pages with such a form.
 */
export const begunKey = 'begun';

/** Whether the form was not sent yet. */
export const isBegun = (query: AskedQuery): boolean => query[begunKey] !== undefined;
