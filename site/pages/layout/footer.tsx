import { pathTo, type RouteName } from '@ev-site/contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './footer.module.css';
import { hrefFrom } from './here.ts';
import type { Frame } from './load-frame.ts';
import { markOf, quickLinks } from './menu.ts';
import { Wordmark } from './wordmark.tsx';

/** About the company, quick links, contact. A link to the page that is shown scrolls to its top (specification, section 2). */
export const Footer = ({ settings, here, current }: Frame & { current: RouteName | undefined }) => {
  const { company, legalName, blurb, phones, emails, addresses, openingHours, isSample } = settings;
  return (
    <footer className={styles.footer}>
      <div className={`frame ${styles.parts}`}>
        <section className={styles.about} aria-label="About us">
          <Wordmark company={company} here={here} />
          {blurb && <p>{blurb}</p>}
          <ButtonLink look="outline" href={hrefFrom(here, pathTo('AboutUs'))}>
            Know More
          </ButtonLink>
        </section>
        <nav aria-labelledby="quick-links">
          <h2 className={styles.title} id="quick-links">
            Quick links
          </h2>
          <ul className={styles.links}>
            {quickLinks.map(({ name, href, route }) => (
              <li key={route}>
                <a className={styles.link} href={hrefFrom(here, href)} aria-current={markOf(route, current)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {(phones.length > 0 || emails.length > 0) && (
          <section aria-labelledby="contact-details">
            <h2 className={styles.title} id="contact-details">
              Contact
            </h2>
            <address className={styles.contact}>
              {phones.map(({ label, number, href }) => (
                <p key={number}>
                  <a className={styles.link} href={href}>
                    {number}
                  </a>{' '}
                  <span className={styles.label}>{label}</span>
                </p>
              ))}
              {emails.map(({ label, address }) => (
                <p key={address}>
                  <a className={styles.link} href={`mailto:${address}`}>
                    {address}
                  </a>{' '}
                  <span className={styles.label}>{label}</span>
                </p>
              ))}
              {addresses
                .filter(({ purpose }) => purpose !== 'contact')
                .map(({ label, lines }) => (
                  <p className={styles.place} key={label}>
                    <b>{label}</b>
                    <br />
                    {lines.join(', ')}
                  </p>
                ))}
            </address>
            {openingHours && <p className={styles.label}>{openingHours}</p>}
          </section>
        )}
        <p className={styles.end}>
          {legalName && `© ${legalName.replace(/\.$/, '')}. `}
          {isSample && 'Names, people, phone numbers and addresses on this site are sample values.'}
        </p>
      </div>
    </footer>
  );
};
