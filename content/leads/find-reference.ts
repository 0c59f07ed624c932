import { toReference } from '@ev-site/contract/privacy-reference.ts';
import type { Where } from 'payload';
import { getSoughtText, mapParts } from '../requests/where-tree.ts';

/**
 * Extends a condition: where it looks for a name that may be a reference number, it also finds the lead with that
 * number, because visitors say their number on the phone. The list's search puts what it looks for into `name`.
 */
export const seekReferences = (where: Where): Promise<Where> =>
  mapParts(where, (part) => {
    const reference = part.path === 'name' ? toReference(getSoughtText(part) ?? '') : '';
    return reference ? { or: [{ reference: { equals: reference } }, part.where] } : undefined;
  });
