import { expect, test } from 'vitest';
import { type FieldCheckOptions, readForm } from './check-fields.ts';
import type { LeadForm } from './lead-form.ts';

const listProducts = async () => [];
const options = { choices: { listProducts } } as unknown as FieldCheckOptions;

test('codes stand in the order of the fields on the page, whichever check found them', async () => {
  const fields = { firstname: 'Asha', lastname: '1', email: 'asha@example', phone: '12', message: '' };
  const form = { kind: 'contact', fields } as unknown as LeadForm;
  const result = await readForm(form, options).check();
  expect('codes' in result && Object.keys(result.codes)).toEqual(['lastname', 'email', 'phone', 'message']);
});
