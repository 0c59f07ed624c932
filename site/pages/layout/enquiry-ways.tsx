import { toMailLink } from '@ev-site/contract/mail-links.ts';
import { type Purpose, pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './enquiry-ways.module.css';

interface EnquiryWaysProps {
  settings: Settings;
  purpose: Purpose;
}

/** The ways to send an enquiry without the form. */
export const EnquiryWays = ({ settings: { phones, emails, whatsapp }, purpose }: EnquiryWaysProps) => {
  const { links } = useLocale().words;
  const phone = pickByPurpose(phones, purpose);
  const email = pickByPurpose(emails, purpose);
  return (
    <div className={styles.ways}>
      {phone && (
        <ButtonLink look="ink" wide href={phone.href}>
          {links.call({ number: phone.number })}
        </ButtonLink>
      )}
      {whatsapp && (
        <ButtonLink look="outline" wide href={whatsapp.href}>
          {links.writeOnWhatsapp}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink look="outline" wide href={toMailLink(email.address)}>
          {links.mail({ address: email.address })}
        </ButtonLink>
      )}
    </div>
  );
};
