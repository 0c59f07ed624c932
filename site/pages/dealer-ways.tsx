import { dealerServices } from '@ev-site/contract/dealers.ts';
import { Fragment } from 'react';
import type { Dealer } from '../data/dealers.ts';
import { useLocale } from '../page/locale-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { toDirections } from './dealer-links.ts';
import styles from './dealer-ways.module.css';

interface DealerWaysProps {
  dealer: Dealer;
  /** True where something else is the page's one action. */
  isSecond?: boolean;
}

/** Call, WhatsApp, directions: each says for which dealer to those who hear it alone. */
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

/** What is done there, in the order of the list of services. */
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

/** The vehicles that he named, each leading to its page; nothing where he named none that can be seen. */
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
