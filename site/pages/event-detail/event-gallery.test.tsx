import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { toExamplePicture } from '../../ui/example-picture.ts';
import { EventGallery } from './event-gallery.tsx';

test.each([
  ['en', 'Picture 2 of Open day'],
  ['hi', 'Open day: तस्वीर 2'],
  ['gu', 'Open day: ફોટો 2'],
] as const)('each picture of an event has a name in %s, because it is a link', (language, name) => {
  const gallery = ['Two rows of vehicles', ''].map((alt, index) => ({
    thumbnail: toExamplePicture(alt),
    full: `/media/${index}.webp`,
  }));
  const html = renderToStaticMarkup(
    <localeContext.Provider value={getLocale(language)}>
      <EventGallery gallery={gallery} title="Open day" />
    </localeContext.Provider>,
  );
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['Two rows of vehicles', name]);
});
