import { toMailLink } from '@ev-site/contract/mail-links.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import styles from './careers.module.css';

/** How to apply for visitors who find no suitable position. */
export const NothingForYou = ({ settings: { emails } }: { settings: Settings }) => {
  const { careers } = useLocale().words.lists;
  const email = pickByPurpose(emails, 'careers');
  return (
    email && (
      <p className={styles.unasked}>
        {careers.unasked} <a href={toMailLink(email.address)}>{email.address}</a>
      </p>
    )
  );
};
