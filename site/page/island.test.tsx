import { useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island } from './island.tsx';
import { islandContext } from './island-context.ts';
import { readProps } from './island-props.ts';
import { toLateFile } from './late-props.ts';

const Probe = ({ label }: { label: string }) => (
  <label htmlFor={useId()}>
    <img src="/media/a.webp" alt="" />
    {label}
  </label>
);

const draw = (element: React.ReactElement) => {
  let islands = 0;
  const context = {
    islandUrl: (name: string) => `/assets/${name}.js`,
    nextPrefix: () => `i${islands++}-`,
    islandStyles: (name: string) => (name === 'dialog' ? ['/assets/a.css', '/assets/b.css'] : []),
  };
  return renderToStaticMarkup(<islandContext.Provider value={context}>{element}</islandContext.Provider>);
};

const hostile = '`"><script>alert(\'1\')</script>&amp;\\"`';

test('props cannot break out of their attribute, and are read as they were written', () => {
  const html = draw(<Island name="probe" of={Probe} props={{ label: hostile }} />);
  expect(html).not.toContain('<script');
  const [, attribute = ''] = /data-props="([^"]*)"/.exec(html) ?? [];
  const text = attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(readProps(text)).toEqual({ label: hostile });
});

test('quotes of the JSON are not escaped in its attribute', () => {
  const html = draw(<Island name="probe" of={Probe} props={{ label: 'one' }} />);
  expect(html).toContain('data-props="{`label`:`one`}"');
});

test('each island has its own ids and names its module', () => {
  const html = draw(
    <>
      <Island name="probe" of={Probe} props={{ label: 'one' }} />
      <Island name="probe" of={Probe} props={{ label: 'two' }} when="touch" className="inline" />
    </>,
  );
  const ids = [...html.matchAll(/for="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect(html).toContain(
    '<div data-island="probe" data-src="/assets/probe.js" data-prefix="i0-" data-props=',
  );
  expect(html).toContain('<div class="inline" data-island="probe"');
  expect(html).toContain('data-when="touch"');
});

test('the markup of the island is the first child of its holder', () => {
  expect(draw(<Island name="probe" of={Probe} props={{ label: 'one' }} />)).toMatch(
    /data-props="[^"]*"><label /,
  );
});

test('a dialog lists its own stylesheets', () => {
  const html = draw(<Island name="dialog" of={Probe} props={{ label: '' }} />);
  expect(html).toContain('data-styles="/assets/a.css /assets/b.css"');
  expect(draw(<Island name="probe" of={Probe} props={{ label: '' }} />)).not.toContain('data-styles');
});

test('late props are rendered on the server and moved to a file whose name depends on them', () => {
  const html = draw(<Island name="dialog" of={Probe} late={{ label: 'late' }} props={{}} />);
  const { url, text } = toLateFile('dialog', { label: 'late' });
  expect(html).toContain(`data-late="${url}"`);
  expect(html).toMatch(/<label .*late<\/label>/);
  expect(html).toContain('data-props="{}"');
  expect(JSON.parse(text)).toEqual({ label: 'late' });
  expect(toLateFile('dialog', { label: 'other' }).url).not.toBe(url);
});
