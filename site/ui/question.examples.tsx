import { defineExamples } from './define-examples.ts';
import { Field, Tick } from './field.tsx';
import { Question } from './question.tsx';

export const examples = defineExamples('Question', {
  'two fields': () => (
    <Question legend="How far does it go in a day?" hint="The longest ordinary day counts.">
      <Field label="Distance" mark="km">
        {(links) => <input inputMode="numeric" {...links} />}
      </Field>
      <Field label="At a socket at noon" mark="hours">
        {(links) => <input inputMode="decimal" {...links} />}
      </Field>
    </Question>
  ),
  'with an error': () => (
    <Question legend="On which roads?" error="Please say which roads you use.">
      <label>
        <Tick /> Open road
      </label>
    </Question>
  ),
});
