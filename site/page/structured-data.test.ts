import { expect, test } from 'vitest';
import { toBreadcrumbList, toHtmlElsewhere, toScriptText } from './structured-data.ts';

test('text in the data cannot end the script element', () => {
  const text = toScriptText([{ '@type': 'Product', name: '</script><script>alert(1)' }]);
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><script>alert(1)' }],
  });
});

test('a way counts from 1, and only pages have an address', () => {
  const steps = [{ name: 'Home', href: '/' }, { name: 'Products' }, { name: 'Marvel' }];
  expect(toBreadcrumbList(steps, 'https://ev.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ev.example/' },
    { '@type': 'ListItem', position: 2, name: 'Products' },
    { '@type': 'ListItem', position: 3, name: 'Marvel' },
  ]);
});

test('links and pictures of the site in a text have their whole address, and no others change', () => {
  const text = (site: string) =>
    `<p><a href="${site}/find?kg=1#answer">1 / 2</a> <a href="//other.example/a">a</a> <a href="#b">b</a></p><img src="${site}/media/a.webp" srcset="${site}/media/a.webp 480w, ${site}/media/b.webp 960w">`;
  expect(toHtmlElsewhere(text(''), 'https://ev.example')).toBe(text('https://ev.example'));
});
