import { expect, test } from 'vitest';
import { toBreadcrumbList, toScriptText } from './structured-data.ts';

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
