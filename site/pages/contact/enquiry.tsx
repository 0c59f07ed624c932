import type { Settings } from '../../data/settings.ts';
import { EnquiryWays } from '../layout/enquiry-ways.tsx';
import styles from './contact.module.css';

/** Where every "Enquire" of the site leads. */
export const Enquiry = ({ settings: { phones, emails, whatsapp } }: { settings: Settings }) => (
  <section className={styles.enquiry} id="enquiry" aria-labelledby="enquiry-title">
    <h2 id="enquiry-title">Send an enquiry</h2>
    <p>
      Tell us what you carry, how far you go in a day and where you would charge. We answer with a vehicle, a
      price and what a kilometre costs.
    </p>
    <EnquiryWays phone={phones[0]} email={emails[0]} whatsapp={whatsapp} />
  </section>
);
