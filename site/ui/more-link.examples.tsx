import { defineExamples } from './define-examples.ts';
import { MoreLink } from './more-link.tsx';

export const examples = defineExamples('MoreLink', {
  'to a list': () => <MoreLink href="/blogs">All articles</MoreLink>,
});
