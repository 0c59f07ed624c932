import type { Field } from 'payload';
import { nobody } from '../../access/content-access.ts';
import { worksLeads } from '../../access/lead-access.ts';
import { hiddenField } from '../../fields/hidden.ts';

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
        'By a rule, by a colleague, or because the visitor chose him. Choosing another owner, or none, takes it back: the dealer’s link ends.',
    },
  },
  // When the rules are to be asked; none where they were.
  hiddenField('routeAt', 'date', { index: true }),
  // From when the term of the answer runs (until `answerBy`), when the next who is told is told, and how many were.
  hiddenField('termFrom', 'date'),
  hiddenField('escalateAt', 'date', { index: true }),
  hiddenField('escalations', 'number'),
];
