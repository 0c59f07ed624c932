import { dealerServices } from '@ev-site/contract/dealers.ts';
import { Fragment } from 'react';
import type { Dealer } from '../data/dealers.ts';
import { useLocale } from '../page/locale-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { toDirections } from './dealer-links.ts';
import styles from './dealer-ways.module.css';

interface DealerWaysProps {
  dealer: Dealer;
  /** True if the page's main action is elsewhere. */
  isSecond?: boolean;
}

/** Links to call, to write by WhatsApp, and for directions. Each link names the dealer for screen readers. */
export const DealerWays = ({ dealer, isSecond = false }: DealerWaysProps) => {
  const { dealers } = useLocale().words;
  const { name, phones, whatsapp } = dealer;
  const label = (what: string) => dealers.of({ what, name });
  return (
    <div className={styles.ways}>
      {phones[0] && (
        <ButtonLink
          look={isSecond ? 'outline' : 'green'}
          href={phones[0].href}
          aria-label={label(dealers.call)}
        >
          {dealers.call}
        </ButtonLink>
      )}
      {whatsapp && (
        <ButtonLink look="outline" href={whatsapp.href} aria-label={label(dealers.whatsapp)}>
          {dealers.whatsapp}
        </ButtonLink>
      )}
      <ButtonLink
        look="outline"
        href={toDirections(dealer).web}
        rel="noopener noreferrer"
        aria-label={label(dealers.directions)}
      >
        {dealers.directions}
      </ButtonLink>
    </div>
  );
};

/** The dealer's services, in the order of the common list. */
export const DealerServices = ({ dealer: { services } }: { dealer: Dealer }) => {
  const { dealers } = useLocale().words;
  return (
    <ul className={styles.services}>
      {dealerServices
        .filter((service) => services.includes(service))
        .map((service) => (
          <li key={service}>{dealers.services[service]}</li>
        ))}
    </ul>
  );
};

/** The vehicles that the dealer has named, with links; nothing if none of them is visible. */
export const DealerVehicles = ({ dealer: { vehicles } }: { dealer: Dealer }) => {
  const { words, pathToProduct } = useLocale();
  if (!vehicles?.length) return null;
  return (
    <p className={styles.vehicles}>
      <b>{words.dealers.vehicles}:</b>{' '}
      {vehicles.map(({ key, name }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <a href={pathToProduct(key)}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
};
