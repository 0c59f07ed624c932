import { toMailLink } from '@ev-site/contract/mail-links.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './contact-strip.module.css';
import menuStyles from './header.module.css';
import { SocialLinks } from './social-links.tsx';

/**
 * The header's contact details: main phone and e-mail, two profiles, and the addresses, which unfold on wide screens.
 */
export const ContactStrip = ({
  settings: { phones, emails, addresses, socialProfiles },
}: {
  settings: Settings;
}) => {
  const phone = pickByPurpose(phones, 'main');
  const email = pickByPurpose(emails, 'main');
  const places = addresses.filter(({ purpose }) => purpose !== 'contact');
  return (
    <div className={styles.strip}>
      {phone && (
        <a className={styles.way} href={phone.href}>
          <Icon name="phone" />
          {phone.number}
        </a>
      )}
      {email && (
        <a className={styles.way} href={toMailLink(email.address)}>
          <Icon name="mail" />
          {email.address}
        </a>
      )}
      {places.length > 0 && (
        <div className={menuStyles.holder}>
          <button type="button" className={`${menuStyles.opener} ${styles.opener}`} popoverTarget="places">
            <Icon name="pin" />
            {places.map(({ label }) => label).join(', ')}
            <Icon name="down" />
          </button>
          <div className={`${menuStyles.panel} ${styles.places}`} id="places" popover="auto">
            {places.map(({ label, lines }) => (
              <p className={styles.place} key={label}>
                <Icon name="pin" />
                <span>
                  <b>{label}</b> {lines.join(', ')}
                </span>
              </p>
            ))}
          </div>
        </div>
      )}
      <div className={styles.profiles}>
        <SocialLinks profiles={socialProfiles} />
      </div>
    </div>
  );
};
