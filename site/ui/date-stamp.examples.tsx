import { DateStamp } from './date-stamp.tsx';
import { defineExamples } from './define-examples.ts';

export const examples = defineExamples('DateStamp', {
  medium: () => <DateStamp date="2026-12-18" />,
  large: () => <DateStamp date="2026-12-18" size="large" />,
});
