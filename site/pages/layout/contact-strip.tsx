import type { Settings } from '../../data/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './contact-strip.module.css';
import { SocialLinks } from './social-links.tsx';

/** The header's contact details: main phone and e-mail, where we are, two profiles. */
export const ContactStrip = ({
  settings: { phones, emails, addresses, socialProfiles },
}: {
  settings: Settings;
}) => {
  const [phone] = phones;
  const [email] = emails;
  return (
    <div className={styles.strip}>
      {phone && (
        <a className={styles.way} href={phone.href}>
          <Icon name="phone" />
          {phone.number}
        </a>
      )}
      {email && (
        <a className={styles.way} href={`mailto:${email.address}`}>
          <Icon name="mail" />
          {email.address}
        </a>
      )}
      {addresses
        .filter(({ purpose }) => purpose !== 'contact')
        .map(({ label, lines }) => (
          <p className={styles.place} key={label}>
            <Icon name="pin" />
            <span>
              <b>{label}</b> {lines.join(', ')}
            </span>
          </p>
        ))}
      <SocialLinks profiles={socialProfiles} />
    </div>
  );
};
