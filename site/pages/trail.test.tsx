import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Trail } from './trail.tsx';

it('leads to every step but the page itself, which comes last', () => {
  const html = renderToStaticMarkup(
    <Trail
      steps={[{ name: 'Products' }, { name: 'News', href: '/blogs' }, { name: 'Here', href: '/here' }]}
    />,
  );
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/"', 'href="/blogs"']);
  expect(html).toContain('<span aria-current="page">Here</span>');
});
