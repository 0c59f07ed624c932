import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import styles from './become-dealer.module.css';

/** The telephone number for future dealers, in very large type. */
export const DealerPhone = ({ settings: { phones } }: { settings: Settings }) => {
  const phone = pickByPurpose(phones, 'dealer');
  return (
    phone && (
      <p className={styles.phone}>
        <span className={styles.label}>{phone.label}</span>
        <a className={styles.number} href={phone.href}>
          {phone.number}
        </a>
      </p>
    )
  );
};
