import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { toTrail } from '../trail.tsx';
import { toSteps } from './trail.ts';

const major = { kind: 'pickup', plateName: 'MAJOR', breadcrumbParent: 'Our Products' } as const;

test.each([
  ['en', 'Major', 'Major'],
  ['hi', 'मेजर', 'MAJOR'],
] as const)('in %s the breadcrumb ends with the plate, its data with the name', (language, name, plate) => {
  const locale = getLocale(language);
  const steps = toSteps({ ...major, name }, locale);
  expect(steps.at(-1)).toEqual({ name, plate });
  const { itemListElement } = toBreadcrumbList(toTrail(locale, steps), 'https://ev.example');
  expect((itemListElement as unknown[]).at(-1)).toEqual({ '@type': 'ListItem', position: 3, name });
});

test('ends with the name of the line if the specification says so', () => {
  const locale = getLocale('en');
  const millo = { kind: 'cargo', name: 'Millo', plateName: 'MILLO', breadcrumbParent: 'Products' } as const;
  expect(toSteps(millo, locale).at(-1)).toEqual({ name: 'Cargo line' });
});
