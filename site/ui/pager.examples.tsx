import { defineExamples } from './define-examples.ts';
import { Pager } from './pager.tsx';

const words = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const draw = (page: number, totalPages: number) => () => (
  <Pager
    page={page}
    totalPages={totalPages}
    total={totalPages * 9}
    hrefOf={(wanted) => `?page=${wanted}`}
    words={words}
  />
);

export const examples = defineExamples('Pager', {
  'the first of three': draw(1, 3),
  'in the middle of many': draw(10, 20),
  'the last of many': draw(20, 20),
});
