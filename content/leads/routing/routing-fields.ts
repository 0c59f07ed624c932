import type { Field } from 'payload';
import { nobody } from '../../access/content-access.ts';
import { worksLeads } from '../../access/lead-access.ts';

const hidden = <Type extends 'date' | 'number'>(name: string, type: Type, index = false) => ({
  name,
  type,
  index,
  access: { update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
});

/** With which dealer a lead is, and the clocks of giving and answering it. */
export const routingFields: Field[] = [
  {
    name: 'routedTo',
    type: 'relationship',
    relationTo: 'dealers',
    label: 'With the dealer',
    index: true,
    access: { read: ({ req }) => worksLeads(req, 'enquiry'), update: nobody },
    admin: {
      readOnly: true,
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      condition: (data) => Boolean(data.routedTo),
      description:
        'By a rule, or because the visitor chose him. Choosing another owner, or none, takes it back: the dealer’s link ends.',
    },
  },
  // When the rules are to be asked; none where they were.
  hidden('routeAt', 'date', true),
  // From when the term of the answer runs (until `answerBy`), when the next who is told is told, and how many were.
  hidden('termFrom', 'date'),
  hidden('escalateAt', 'date', true),
  hidden('escalations', 'number'),
];
