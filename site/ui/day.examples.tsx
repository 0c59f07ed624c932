import { Day } from './day.tsx';
import { defineExamples } from './define-examples.ts';

export const examples = defineExamples('Day', {
  'of a date': () => <Day date="2026-12-18" tag="en-IN" />,
  'of a moment that is the next day in India': () => <Day date="2026-12-18T20:00:00.000Z" tag="en-IN" />,
  'of several days': () => <Day date="2026-12-18" endsOn="2026-12-19" tag="en-IN" />,
});
