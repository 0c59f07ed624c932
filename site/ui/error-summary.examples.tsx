import { defineExamples } from './define-examples.ts';
import { ErrorSummary } from './error-summary.tsx';

export const examples = defineExamples('Error summary', {
  'two problems': () => (
    <ErrorSummary
      id="example-summary"
      title="There is a problem"
      problems={[
        { href: '#example-summary', text: 'Please write how many km.' },
        { href: '#', text: 'Please say on which roads.' },
      ]}
    />
  ),
});
