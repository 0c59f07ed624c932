import { defineExamples } from './define-examples.ts';
import { MoreLink } from './more-link.tsx';

export const examples = defineExamples('MoreLink', {
  'to a list': () => <MoreLink href="/blogs">All articles</MoreLink>,
  'to an item of a list': () => (
    <MoreLink href="/blogdetails/1" item="What a kilometre costs">
      Read more
    </MoreLink>
  ),
});
