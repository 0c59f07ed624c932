import { toMailLink } from '@ev-site/contract/mail-links.ts';
import type { MenuLink } from '@ev-site/contract/menus.ts';
import type { RouteName } from '@ev-site/contract/paths.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './footer.module.css';
import { hrefFrom } from './here.ts';
import { LanguageSwitch } from './language-switch.tsx';
import type { Frame } from './load-frame.ts';
import { markOf, toLink } from './menu.ts';
import { Wordmark } from './wordmark.tsx';

// The contact page lists all of them.
const shownPhones = 2;

/** By law the privacy notice must be reachable from every page, even if staff have removed it from the menu. */
const withPrivacy = (links: readonly MenuLink[]): MenuLink[] =>
  links.some(({ page }) => page === 'Privacy')
    ? [...links]
    : [...links, { page: 'Privacy', address: '', label: '' }];

/**
 * About the company, quick links, contact. A link to the current page scrolls to its top (specification, section 2).
 */
export const Footer = ({
  settings,
  menus,
  productLines,
  here,
  translations,
  current,
}: Frame & { current: RouteName | undefined }) => {
  const locale = useLocale();
  const { footer } = locale.words.layout;
  const { company, legalName, blurb, phones, emails, addresses, openingHours, isSample } = settings;
  const email = pickByPurpose(emails, 'main');
  const products = productLines.flatMap((line) => line.products);
  return (
    <footer className={styles.footer}>
      <div className={`frame later ${styles.parts}`}>
        <section className={styles.about} aria-label={footer.about}>
          <Wordmark company={company} here={here} />
          {blurb && <p>{blurb}</p>}
          <ButtonLink look="outline" href={hrefFrom(here, locale.pathTo('AboutUs'))}>
            {footer.more}
          </ButtonLink>
        </section>
        {products.length > 0 && (
          <nav aria-labelledby="our-products">
            <h2 className={styles.title} id="our-products">
              {locale.words.layout.menu.products}
            </h2>
            <ul className={styles.row}>
              {products.map(({ key, called }) => (
                <li key={key}>
                  <a className={styles.link} href={hrefFrom(here, locale.pathToProduct(key))}>
                    {called}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-labelledby="quick-links">
          <h2 className={styles.title} id="quick-links">
            {footer.links}
          </h2>
          <ul className={styles.row}>
            {withPrivacy(menus.footer)
              .map((link) => toLink(link, locale))
              .map((link) => (
                <li key={link.href}>
                  <a
                    className={styles.link}
                    href={hrefFrom(here, link.href)}
                    aria-current={markOf(link, { current, here })}
                  >
                    {link.name}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        {(phones.length > 0 || emails.length > 0) && (
          <section aria-labelledby="contact-details">
            <h2 className={styles.title} id="contact-details">
              {footer.contact}
            </h2>
            <address className={styles.contact}>
              {phones.slice(0, shownPhones).map(({ label, number, href }) => (
                <p key={number}>
                  <a className={styles.link} href={href}>
                    {number}
                  </a>{' '}
                  <span className={styles.label}>{label}</span>
                </p>
              ))}
              {email && (
                <p>
                  <a className={styles.link} href={toMailLink(email.address)}>
                    {email.address}
                  </a>
                </p>
              )}
              {addresses
                .filter(({ purpose }) => purpose !== 'contact')
                .map(({ label, lines }) => (
                  <p className={styles.place} key={label}>
                    <b>{label}</b> {lines.join(', ')}
                  </p>
                ))}
            </address>
            {openingHours && <p className={styles.label}>{openingHours}</p>}
          </section>
        )}
        <div className={styles.languages}>
          <LanguageSwitch translations={translations} label={locale.words.layout.languagesBelow} />
        </div>
        <p className={styles.end}>
          {legalName && `${footer.rights({ name: legalName.replace(/\.$/, '') })} `}
          {isSample && footer.sample}
        </p>
      </div>
    </footer>
  );
};
