import type { CollectionBeforeOperationHook, Where } from 'payload';
import { canReachLeads } from '../access/lead-access.ts';
import { type ChangePart, mapParts } from '../requests/where-tree.ts';
import { seekReferences } from './find-reference.ts';
import { narrowSearch } from './narrow-search.ts';
import { seekDigits } from './phone-digits.ts';
import { searchOnce } from './search-once.ts';

// Leads are stored in this normal form (contract/forms/plain-text.ts), while some keyboards type a letter and its nukta
// as one character and others as two.
const compose: ChangePart = ({ path, operators }) =>
  Object.values(operators).some((sought) => typeof sought === 'string')
    ? {
        [path]: Object.fromEntries(
          Object.entries(operators).map(([operator, sought]) => [
            operator,
            typeof sought === 'string' ? sought.normalize('NFC') : sought,
          ]),
        ),
      }
    : undefined;

/**
 * Rewrites what staff search for among leads so that the database answers it fast: in lists, counts and bulk changes.
 * Does nothing for a reader who may see no leads.
 */
export const searchLeads: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { where: asked, pagination } = args as { where?: Where; pagination?: boolean };
  const reach = overrideAccess || canReachLeads({ req });
  if (!asked || !reach) return args;
  const sought = await seekReferences(await seekDigits(await narrowSearch(await mapParts(asked, compose))));
  // Only a list with a count asks the database twice.
  const isCounted = operation === 'read' && pagination !== false;
  return { ...args, where: isCounted ? await searchOnce(sought, req, reach) : sought };
};
