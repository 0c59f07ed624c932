import { DateStamp } from './date-stamp.tsx';
import { defineExamples } from './define-examples.ts';

export const examples = defineExamples('DateStamp', {
  medium: () => <DateStamp date="2026-12-18" tag="en-IN" />,
  large: () => <DateStamp date="2026-12-18" tag="en-IN" size="large" />,
  'in Hindi': () => <DateStamp date="2026-12-18" tag="hi-IN" />,
  'of several days': () => <DateStamp date="2026-12-18" endsOn="2026-12-19" tag="en-IN" size="large" />,
  'over the end of a month, in Gujarati': () => (
    <DateStamp date="2026-12-30" endsOn="2027-01-02" tag="gu-IN" />
  ),
});
