import type { Field } from 'payload';
import { nobody } from '../../access/content-access.ts';
import { worksLeads } from '../../access/lead-access.ts';
import { hiddenField } from '../../fields/hidden.ts';

/** The dealer who has a lead, and the deadlines for giving and answering it. */
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
        'The dealer has this lead by a rule, by a colleague, or because the visitor chose the dealer. If you choose another owner, or none, the dealer’s link ends.',
    },
  },
  // When the rules should look at the lead; empty once they have.
  hiddenField('routeAt', 'date', { index: true }),
  // When the answer term begins (it ends at `answerBy`), when the next person is told that the answer is late, and how
  // many were told already.
  hiddenField('termFrom', 'date'),
  hiddenField('escalateAt', 'date', { index: true }),
  hiddenField('escalations', 'number'),
];
