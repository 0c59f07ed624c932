import { ButtonLink } from '../../ui/button.tsx';
import styles from './enquiry-ways.module.css';

interface EnquiryWaysProps {
  phone: { number: string; href: string } | undefined;
  email: { address: string } | undefined;
  whatsapp: { href: string } | null;
}

/** The ways to send an enquiry without a form. */
export const EnquiryWays = ({ phone, email, whatsapp }: EnquiryWaysProps) => (
  <div className={styles.ways}>
    {phone && (
      <ButtonLink look="ink" wide href={phone.href}>
        Call {phone.number}
      </ButtonLink>
    )}
    {whatsapp && (
      <ButtonLink look="outline" wide href={whatsapp.href}>
        Write on WhatsApp
      </ButtonLink>
    )}
    {email && (
      <ButtonLink look="outline" wide href={`mailto:${email.address}`}>
        Mail to {email.address}
      </ButtonLink>
    )}
  </div>
);
