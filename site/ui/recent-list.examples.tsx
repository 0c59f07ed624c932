import { defineExamples } from './define-examples.ts';
import { RecentList } from './recent-list.tsx';

export const examples = defineExamples('RecentList', {
  'two articles': () => (
    <RecentList
      title="More to read"
      tag="en-IN"
      items={[
        {
          href: '/blogdetails/1',
          title: 'Why the range drops in January',
          text: 'It is cold.',
          date: '2026-01-08',
        },
        {
          href: '/blogdetails/2',
          title: 'Parcels by e-cart',
          text: 'Sixty stops a day.',
          date: '2026-09-18',
        },
      ]}
    />
  ),
  'an item with a note': () => (
    <RecentList
      title="More to see"
      tag="en-IN"
      items={[
        {
          href: '/eventdetails/1',
          title: 'Test rides with load',
          text: 'Bring your own.',
          date: '2026-01-08',
          note: 'Past event',
        },
      ]}
    />
  ),
});
