import { useState } from 'react';
import { commonFields, type FieldDescription } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { SuccessDialog } from './forms/success-dialog.tsx';

const { email, phone, message } = commonFields;
const fields: readonly FieldDescription[] = [
  {
    name: 'firstname',
    label: 'First name',
    kind: 'text',
    required: true,
    autoComplete: 'given-name',
    half: true,
  },
  {
    name: 'lastname',
    label: 'Last name',
    kind: 'text',
    required: true,
    autoComplete: 'family-name',
    half: true,
  },
  email,
  phone,
  { ...message, hint: 'What you carry, how far you go in a day, where you would charge.' },
];

/** The contact enquiry (specification, section 3); without script it is a plain form. */
const ContactForm = ({ surroundings }: { surroundings: FormSurroundings }) => {
  const [sent, setSent] = useState(false);
  return (
    <>
      <LeadForm
        kind="contact"
        fields={fields}
        surroundings={surroundings}
        sendWord="Send"
        onSent={() => setSent(true)}
      />
      <SuccessDialog kind="contact" open={sent} onClose={() => setSent(false)} />
    </>
  );
};

export default ContactForm;
