import { defineExamples } from './define-examples.ts';
import { Field, Tick } from './field.tsx';
import { Fieldset } from './fieldset.tsx';

export const examples = defineExamples('Fieldset', {
  'two fields': () => (
    <Fieldset legend="How far does it go in a day?" hint="The longest ordinary day counts.">
      <Field label="Distance" mark="km">
        {(links) => <input inputMode="numeric" {...links} />}
      </Field>
      <Field label="At a socket at noon" mark="hours">
        {(links) => <input inputMode="decimal" {...links} />}
      </Field>
    </Fieldset>
  ),
  'with an error': () => (
    <Fieldset legend="On which roads?" error="Please say which roads you use.">
      <label>
        <Tick /> Open road
      </label>
    </Fieldset>
  ),
});
