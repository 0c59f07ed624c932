import { expect, test } from 'vitest';
import { toBreadcrumbList, toHtmlElsewhere, toScriptText } from './structured-data.ts';

test('text in the data cannot close the script element', () => {
  const text = toScriptText([{ '@type': 'Product', name: '</script><script>alert(1)' }]);
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><script>alert(1)' }],
  });
});

test('a breadcrumb list counts from 1, and only entries with a page have an address', () => {
  const steps = [{ name: 'Home', href: '/' }, { name: 'Products' }, { name: 'Marvel' }];
  expect(toBreadcrumbList(steps, 'https://ev.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ev.example/' },
    { '@type': 'ListItem', position: 2, name: 'Products' },
    { '@type': 'ListItem', position: 3, name: 'Marvel' },
  ]);
});

test('links and pictures of the site get full addresses, and others stay as they are', () => {
  const text = (site: string) =>
    `<p><a href="${site}/find?kg=1#answer">1 / 2</a> <a href="//other.example/a">a</a> <a href="#b">b</a></p><img src="${site}/media/a.webp" srcset="${site}/media/a.webp 480w, ${site}/media/b.webp 960w">`;
  expect(toHtmlElsewhere(text(''), 'https://ev.example')).toBe(text('https://ev.example'));
});
