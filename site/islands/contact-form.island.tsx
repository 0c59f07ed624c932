import { useState } from 'react';
import { toShownFields } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { SuccessDialog } from './forms/success-dialog.tsx';

interface ContactFormProps {
  surroundings: FormSurroundings;
  /** What it is about, where the address of its page says so: that goes with it, too. */
  about?: string;
}

/** The contact enquiry (specification, section 3); without script it is a plain form. */
const ContactForm = ({ surroundings, about = '' }: ContactFormProps) => {
  const [sent, setSent] = useState<string | null>(null);
  const { words } = surroundings;
  return (
    <>
      <LeadForm
        kind="contact"
        fields={toShownFields('contact', words)}
        surroundings={surroundings}
        about={about}
        onSent={({ reference }) => setSent(reference)}
      />
      <SuccessDialog words={words} reference={sent} onClose={() => setSent(null)} />
    </>
  );
};

export default ContactForm;
