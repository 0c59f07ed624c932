import { CardLink } from './card-link.tsx';
import { defineExamples } from './define-examples.ts';

export const examples = defineExamples('CardLink', {
  'the title of an item': () => (
    <>
      <h3>
        <CardLink href="/blogdetails/1">What a kilometre costs</CardLink>
      </h3>
      <p>The whole of it leads there.</p>
    </>
  ),
});
