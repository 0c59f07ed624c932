import { DateStamp } from './date-stamp.tsx';
import { defineExamples } from './define-examples.ts';

export const examples = defineExamples('DateStamp', {
  medium: () => <DateStamp date="2026-12-18" tag="en-IN" />,
  large: () => <DateStamp date="2026-12-18" tag="en-IN" size="large" />,
  'in Hindi': () => <DateStamp date="2026-12-18" tag="hi-IN" />,
});
