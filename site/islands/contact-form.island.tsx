import { useState } from 'react';
import { toShownFields } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { LeadForm } from './forms/lead-form.tsx';
import { SuccessDialog } from './forms/success-dialog.tsx';

interface ContactFormProps {
  surroundings: FormSurroundings;
  /** The subject of the enquiry, if the page's address names one. It is sent with the enquiry. */
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
