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

test('draws the name of a vehicle as its plate', () => {
  const html = renderToStaticMarkup(
    <Trail steps={[{ name: 'मेजर', plate: 'MAJOR', href: '/productmajor' }]} />,
  );
  expect(html).toMatch(/<span aria-current="page"><span [^>]*translate="no">MAJOR<\/span><\/span>/);
  expect(html).not.toContain('मेजर');
});
