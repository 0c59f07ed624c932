import { defineExamples } from './define-examples.ts';
import { ReadMore } from './read-more.tsx';

export const examples = defineExamples('ReadMore', {
  'of an article': () => (
    <ReadMore href="/blogdetails/1" about="What a kilometre costs">
      Read more
    </ReadMore>
  ),
});
