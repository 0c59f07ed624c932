import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import type { Settings } from '../../data/settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { toEnquiryAction } from './enquiry-action.ts';
import styles from './phone-bar.module.css';

interface WayProps {
  href: string;
  icon: IconName;
  /** The one way that this page would have you take. */
  first?: boolean;
  children: string;
}

const Way = ({ href, icon, first = false, children }: WayProps) => (
  <li className={classNames(styles.place, first && styles.first)}>
    <a className={styles.way} href={href}>
      <Icon name={icon} />
      {children}
    </a>
  </li>
);

/** Stays at the foot of a phone's screen: call, WhatsApp, enquire. The body keeps its height free. */
export const PhoneBar = ({ settings }: { settings: Settings }) => {
  const [phone] = settings.phones;
  const enquiry = takesForms(settings.domainStatus) ? toEnquiryAction(settings, 'Enquire') : null;
  return (
    <nav className={styles.bar} aria-label="Contact">
      <ul className={styles.ways}>
        {phone && (
          <Way href={phone.href} icon="phone" first={!enquiry}>
            Call
          </Way>
        )}
        {settings.whatsapp && (
          <Way href={settings.whatsapp.href} icon="whatsapp">
            WhatsApp
          </Way>
        )}
        {enquiry && (
          <Way href={enquiry.href} icon="chat" first>
            {enquiry.words}
          </Way>
        )}
      </ul>
    </nav>
  );
};
