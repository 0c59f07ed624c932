import { defineExamples } from './define-examples.ts';
import { ErrorSummary } from './error-summary.tsx';

export const examples = defineExamples('ErrorSummary', {
  'two problems': () => (
    <ErrorSummary
      id="example-summary"
      title="There is a problem"
      problems={[
        { href: '#example-summary', text: 'Please write how many km.' },
        { href: '#', text: 'Please say which roads you use.' },
      ]}
    />
  ),
});
