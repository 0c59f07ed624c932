import { toShownFields } from './forms/field-description.ts';
import type { FormSurroundings } from './forms/form-surroundings.ts';
import { PageForm } from './forms/page-form.tsx';

interface ContactFormProps {
  surroundings: FormSurroundings;
  /** The subject of the enquiry, if the page's address names one. It is sent with the enquiry. */
  about?: string;
}

/** The contact enquiry (specification, section 3). */
const ContactForm = ({ surroundings, about = '' }: ContactFormProps) => (
  <PageForm
    kind="contact"
    fields={toShownFields('contact', surroundings.words)}
    surroundings={surroundings}
    about={about}
  />
);

export default ContactForm;
