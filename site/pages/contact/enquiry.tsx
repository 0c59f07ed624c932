import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import type { Settings } from '../../data/settings.ts';
import ContactForm from '../../islands/contact-form.island.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { EnquiryWays } from '../layout/enquiry-ways.tsx';
import { SentNote } from '../layout/sent-note.tsx';
import { toFormSurroundings } from '../layout/to-form-surroundings.ts';
import type { About } from './asked-subject.ts';
import styles from './contact.module.css';

interface EnquiryProps {
  settings: Settings;
  forms: FormSettings;
  /** True after the form was sent without script. */
  sent: boolean;
  /** The reference of the enquiry that was sent. */
  reference: string | undefined;
  about: About | undefined;
}

/**
 * The form to which every "Enquire" link of the site leads. While enquiries are paused, it shows other ways of contact.
 */
export const Enquiry = ({ settings, forms, sent, reference, about }: EnquiryProps) => {
  const locale = useLocale();
  const { words } = locale;
  const { contact } = words;
  return (
    <section className={styles.enquiry} id="enquiry" aria-labelledby="enquiry-title">
      <h2 className={styles.enquiryTitle} id="enquiry-title">
        {contact.enquiry}
      </h2>
      <div className={styles.enquiryBody} id="form">
        {sent && <SentNote kind="contact" reference={reference} />}
        {!takesForms(settings.domainStatus) ? (
          <EnquiryWays settings={settings} purpose="main" />
        ) : (
          <>
            {about && (
              <p className={styles.promise}>
                <strong>{about.sentence}</strong>
              </p>
            )}
            <p className={styles.promise}>{contact.promise}</p>
            <Island
              name="contact-form"
              of={ContactForm}
              when="touch"
              draft="contact"
              props={{
                surroundings: toFormSurroundings('contact', settings, forms, locale),
                ...(about && { about: about.subject }),
              }}
            />
          </>
        )}
      </div>
    </section>
  );
};
