import { useState } from 'react';
import { toShownFields } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { SuccessDialog } from './forms/success-dialog.tsx';

/** The contact enquiry (specification, section 3); without script it is a plain form. */
const ContactForm = ({ surroundings }: { surroundings: FormSurroundings }) => {
  const [sent, setSent] = useState<string | null>(null);
  const { words } = surroundings;
  return (
    <>
      <LeadForm
        kind="contact"
        fields={toShownFields('contact', words)}
        surroundings={surroundings}
        onSent={({ reference }) => setSent(reference)}
      />
      <SuccessDialog words={words} reference={sent} onClose={() => setSent(null)} />
    </>
  );
};

export default ContactForm;
