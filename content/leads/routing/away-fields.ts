import type { Field } from 'payload';
import { checkAway } from './is-away.ts';

/** The days on which somebody is given no new lead. */
export const awayFields: Field = {
  type: 'row',
  admin: { condition: (data) => Boolean(data.id) && data.role !== 'editor' },
  fields: [
    {
      name: 'awayFrom',
      type: 'date',
      label: 'Away from',
      admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'awayUntil',
      type: 'date',
      label: 'until, that day included',
      validate: checkAway,
      admin: {
        width: '50%',
        date: { pickerAppearance: 'dayOnly' },
        description:
          'While you are on leave, routing rules give new leads to other colleagues. Reminders of next steps go to the colleague to whom you report.',
      },
    },
  ],
};
