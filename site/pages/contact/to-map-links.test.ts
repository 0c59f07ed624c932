import { expect, test } from 'vitest';
import { toMapLinks } from './to-map-links.ts';

test('shows the surroundings of the place with a marker', () => {
  const { embedUrl, pageUrl } = toMapLinks({ latitude: 23.03, longitude: 72.57 });
  const { searchParams } = new URL(embedUrl);
  expect(searchParams.get('bbox')).toBe('72.56000,23.02000,72.58000,23.04000');
  expect(searchParams.get('marker')).toBe('23.03,72.57');
  expect(pageUrl).toBe('https://www.openstreetmap.org/?mlat=23.03&mlon=72.57#map=16/23.03/72.57');
});
