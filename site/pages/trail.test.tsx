import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trail } from './trail.tsx';

test('links every step except the last one, which is the page itself', () => {
  const html = renderToStaticMarkup(
    <Trail
      steps={[{ name: 'Products' }, { name: 'News', href: '/blogs' }, { name: 'Here', href: '/here' }]}
    />,
  );
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/"', 'href="/blogs"']);
  expect(html).toContain('<span aria-current="page">Here</span>');
});

test('shows the name of a vehicle as its plate', () => {
  const html = renderToStaticMarkup(
    <Trail steps={[{ name: 'मेजर', plate: 'MAJOR', href: '/productmajor' }]} />,
  );
  expect(html).toMatch(/<span aria-current="page"><span [^>]*translate="no">MAJOR<\/span><\/span>/);
  expect(html).not.toContain('मेजर');
});
