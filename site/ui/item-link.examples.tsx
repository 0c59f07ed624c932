import { defineExamples } from './define-examples.ts';
import { ItemLink } from './item-link.tsx';

export const examples = defineExamples('ItemLink', {
  'to an item of a list': () => (
    <ItemLink href="/blogdetails/1" item="What a kilometre costs">
      Read more
    </ItemLink>
  ),
});
