import type { Settings } from '../../data/settings.ts';
import { Plate } from '../../ui/plate.tsx';
import { Section } from '../../ui/section.tsx';
import { EnquiryWays } from '../layout/enquiry-ways.tsx';
import styles from './dealer.module.css';

interface DealerEnquiryProps {
  settings: Settings;
  /** Names of the vehicles that a dealer can choose from. */
  vehicles: readonly string[];
}

/** How a future dealer writes to the company, and for which vehicles. */
export const DealerEnquiry = ({ settings, vehicles }: DealerEnquiryProps) => {
  const { phones, emails, whatsapp } = settings;
  return (
    <Section
      id="enquiry"
      title="Tell us about your town"
      lead="Your name, your town and state, and the vehicles that you would like to sell."
    >
      {vehicles.length > 0 && (
        <ul className={styles.plates}>
          {vehicles.map((name) => (
            <li key={name}>
              <Plate name={name} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <EnquiryWays
          phone={phones.find(({ purpose }) => purpose === 'dealer') ?? phones[0]}
          email={emails.find(({ purpose }) => purpose === 'dealer') ?? emails[0]}
          whatsapp={whatsapp}
        />
      </div>
    </Section>
  );
};
