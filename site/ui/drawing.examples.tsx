import { defineExamples } from './define-examples.ts';
import { Drawing } from './drawing.tsx';
import { signs } from './signs.ts';

export const examples = defineExamples('Drawing', {
  'each sign': () => (
    <>
      {Object.entries(signs).map(([name, path]) => (
        <Drawing path={path} key={name} />
      ))}
    </>
  ),
});
