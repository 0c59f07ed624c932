import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trail } from './trail.tsx';

test('leads to every step but the page itself, which comes last', () => {
  const html = renderToStaticMarkup(
    <Trail
      steps={[{ name: 'Products' }, { name: 'News', href: '/blogs' }, { name: 'Here', href: '/here' }]}
    />,
  );
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/"', 'href="/blogs"']);
  expect(html).toContain('<span aria-current="page">Here</span>');
});
