import { toMailLink } from '@ev-site/contract/mail-links.ts';
import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { toDirectionsLink } from '../dealer-links.ts';
import styles from './contact.module.css';

/** An address, the reason to visit it, and directions if its location is known. */
const Address = ({
  address: { label, purpose, lines, place },
}: {
  address: Settings['addresses'][number];
}) => {
  const { contact, dealers } = useLocale().words;
  return (
    <div className={styles.way}>
      <dt>{label}</dt>
      <dd className={styles.place}>
        <p>{lines.join(', ')}</p>
        <p>{contact.purposes[purpose]}</p>
        {place && (
          <a
            className={styles.directions}
            href={toDirectionsLink(`${place.latitude},${place.longitude}`)}
            rel="noopener noreferrer"
            aria-label={dealers.of({ what: dealers.directions, name: label })}
          >
            {dealers.directions}
          </a>
        )}
      </dd>
    </div>
  );
};

/** Every way to reach the company, in large type. */
export const Details = ({
  settings: { phones, whatsapp, emails, addresses, openingHours },
}: {
  settings: Settings;
}) => {
  const words = useLocale().words.contact;
  return (
    <section aria-labelledby="reach-us">
      <h2 className={styles.heading} id="reach-us">
        {words.reach}
      </h2>
      <dl className={styles.ways}>
        {phones.map(({ label, number, href }) => (
          <div className={styles.way} key={number}>
            <dt>{label}</dt>
            <dd>
              <a className={styles.link} href={href}>
                {number}
              </a>
            </dd>
          </div>
        ))}
        {whatsapp && (
          <div className={styles.way}>
            <dt>{words.whatsapp}</dt>
            <dd>
              <a className={styles.link} href={whatsapp.href}>
                {whatsapp.number}
              </a>
            </dd>
          </div>
        )}
        {emails.map(({ label, address }) => (
          <div className={styles.way} key={address}>
            <dt>{label}</dt>
            <dd>
              <a className={styles.link} href={toMailLink(address)}>
                {address}
              </a>
            </dd>
          </div>
        ))}
        {addresses.map((address) => (
          <Address address={address} key={address.label} />
        ))}
        {openingHours && (
          <div className={styles.way}>
            <dt>{words.hours}</dt>
            <dd className={styles.place}>{openingHours}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
