import { Choices } from './choices.tsx';
import { defineExamples } from './define-examples.ts';
import { Field } from './field.tsx';
import { Fieldset } from './fieldset.tsx';

export const examples = defineExamples('Choices', {
  'one of them chosen': () => (
    <Fieldset legend="On which roads?">
      <Choices
        name="road"
        id="example-road"
        chosen="lanes"
        choices={[
          { value: 'lanes', label: 'Town lanes', hint: 'Nobody drives fast.' },
          { value: 'open', label: 'Open road', hint: 'Cars and trucks pass.' },
        ]}
      />
    </Fieldset>
  ),
  'more to say of what is chosen': () => (
    <Fieldset legend="What is carried?">
      <Choices
        name="carry"
        id="example-carry"
        chosen="goods"
        choices={[
          {
            value: 'goods',
            label: 'Goods',
            more: (
              <Field label="Weight" mark="kg">
                {(links) => <input inputMode="numeric" {...links} />}
              </Field>
            ),
          },
          {
            value: 'people',
            label: 'Passengers',
            more: (
              <Field label="How many" mark="beside the driver">
                {(links) => <input inputMode="numeric" {...links} />}
              </Field>
            ),
          },
        ]}
      />
    </Fieldset>
  ),
});
