import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pager } from './pager.tsx';

const words = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const render = (page: number, totalPages: number, total = totalPages * 6) =>
  renderToStaticMarkup(
    <Pager
      page={page}
      totalPages={totalPages}
      total={total}
      hrefOf={(n) => `/blogs?page=${n}`}
      words={words}
    />,
  );

test('is empty if there are no pages', () => {
  expect(render(1, 0, 0)).toBe('');
});

test('links back on every page except the first', () => {
  expect(render(1, 3)).not.toContain('rel="prev"');
  expect(render(2, 3)).toContain('href="/blogs?page=1" rel="prev"');
});

test('links forward on every page except the last', () => {
  expect(render(2, 3)).toContain('href="/blogs?page=3" rel="next"');
  expect(render(3, 3)).not.toContain('rel="next"');
});

test('marks the current page', () => {
  expect(render(2, 3)).toMatch(/href="\/blogs\?page=2" aria-label="Page 2" aria-current="page"/);
});
