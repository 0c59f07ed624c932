import { nobody } from '../access/content-access.ts';

/** A field that only programs write and read. No form and no list shows it to staff. */
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
