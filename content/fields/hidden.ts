import { nobody } from '../access/content-access.ts';

/** A field that the programs alone write and read: staff see it in no form and in no list. */
export const hiddenField = <Type extends 'date' | 'number' | 'text'>(
  name: string,
  type: Type,
  { index = false } = {},
) => ({
  name,
  type,
  index,
  access: { update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});
