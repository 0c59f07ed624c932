import { Breadcrumb } from './breadcrumb.tsx';
import { defineExamples } from './define-examples.ts';

export const examples = defineExamples('Breadcrumb', {
  'a page under home': () => (
    <Breadcrumb label="Breadcrumb" steps={[{ name: 'Home', href: '/' }, { name: 'About us' }]} />
  ),
  'a group without a page of its own': () => (
    <Breadcrumb
      label="Breadcrumb"
      steps={[
        { name: 'Home', href: '/' },
        { name: 'Products' },
        { name: 'A name so long that it needs a second line' },
      ]}
    />
  ),
});
