import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import type { Settings } from '../../data/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './contact-band.module.css';
import { toEnquiryAction } from './enquiry-action.ts';

/** The last word of a page: talk to us, and every way to do it. */
export const ContactBand = ({ settings }: { settings: Settings }) => {
  const { phones, whatsapp, domainStatus } = settings;
  const [phone] = phones;
  const enquiry = takesForms(domainStatus) ? toEnquiryAction(settings, 'Send an enquiry') : null;
  return (
    <section className={styles.band} aria-labelledby="talk-to-us">
      <div className={`frame ${styles.parts}`}>
        <div>
          <h2 id="talk-to-us">Talk to us before you decide</h2>
          <p className={styles.words}>
            Tell us what you carry and how far. We tell you which vehicle fits and what it costs to run.
          </p>
        </div>
        <div className={styles.ways}>
          {enquiry && (
            <ButtonLink look="ink" wide href={enquiry.href}>
              {enquiry.words}
            </ButtonLink>
          )}
          {phone && (
            <ButtonLink look="outline" wide href={phone.href}>
              Call {phone.number}
            </ButtonLink>
          )}
          {whatsapp && (
            <ButtonLink look="outline" wide href={whatsapp.href}>
              WhatsApp {whatsapp.number}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
};
