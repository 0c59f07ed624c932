import { defineExamples } from './define-examples.ts';
import { Field, Tick } from './field.tsx';

export const examples = defineExamples('Field', {
  empty: () => (
    <Field label="Full name" mark="(required)">
      {(links) => <input {...links} />}
    </Field>
  ),
  'with a hint': () => (
    <Field label="Phone" mark="(required)" hint="Ten digits, or with the country’s code.">
      {(links) => <input type="tel" {...links} />}
    </Field>
  ),
  'with an error': () => (
    <Field label="E-mail" mark="(required)" error="Write the address as name@example.com.">
      {(links) => <input type="email" defaultValue="name@" {...links} />}
    </Field>
  ),
  'half of a row': () => (
    <Field label="City" mark="(optional)" half>
      {(links) => (
        <select {...links}>
          <option>Ahmedabad</option>
        </select>
      )}
    </Field>
  ),
  'a box to tick': () => (
    <label>
      <Tick defaultChecked /> Send me the news
    </label>
  ),
});
