import { expect, test } from 'vitest';
import type { ComponentExamples } from '../ui/define-examples.ts';

const modules = import.meta.glob<ComponentExamples>('../ui/*.examples.tsx', {
  import: 'examples',
  eager: true,
});
const toStem = (component: string) => component.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

test('every component of the ui room has examples under its own name', () => {
  const components = Object.keys(import.meta.glob(['../ui/*.tsx', '!**/*.{examples,test}.tsx']));
  expect(components.length).toBeGreaterThan(0);
  expect(Object.keys(modules).toSorted()).toEqual(
    components.map((file) => file.replace('.tsx', '.examples.tsx')).toSorted(),
  );
  for (const [file, { component, examples }] of Object.entries(modules)) {
    expect(`../ui/${toStem(component)}.examples.tsx`).toBe(file);
    expect(Object.keys(examples).length, file).toBeGreaterThan(0);
  }
});
