import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import type { ComponentProps } from 'react';
import type { Settings } from '../../data/settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { toEnquiryAction } from './enquiry-action.ts';
import styles from './phone-bar.module.css';

/** What the bar's enquiry asks about, where the page has its own: words, address, and what opens the form's window. */
export type BarEnquiry = { words: string } & Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'>;

interface WayProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  icon: IconName;
  /** The one way that this page would have you take. */
  first?: boolean;
  children: string;
}

const Way = ({ icon, first = false, children, ...link }: WayProps) => (
  <li className={classNames(styles.place, first && styles.first)}>
    <a {...link} className={styles.way}>
      <Icon name={icon} />
      {children}
    </a>
  </li>
);

const EnquiryWay = ({ words, ...link }: BarEnquiry) => (
  <Way {...link} icon="chat" first>
    {words}
  </Way>
);

const columnsOf = [undefined, undefined, styles.two, styles.three];

interface PhoneBarProps {
  settings: Settings;
  enquiry?: BarEnquiry | undefined;
}

/** Stays at the foot of a phone's screen: call, WhatsApp, enquire. The body keeps its height free. */
export const PhoneBar = ({ settings, enquiry: own }: PhoneBarProps) => {
  const { phones, whatsapp, domainStatus } = settings;
  const [phone] = phones;
  const enquiry = takesForms(domainStatus) ? (own ?? toEnquiryAction(settings, 'Enquire')) : null;
  const ways = [phone, whatsapp, enquiry].filter(Boolean).length;
  return (
    <nav className={styles.bar} aria-label="Contact">
      <ul className={classNames(styles.ways, columnsOf[ways])}>
        {phone && (
          <Way href={phone.href} icon="phone" first={!enquiry}>
            Call
          </Way>
        )}
        {whatsapp && (
          <Way href={whatsapp.href} icon="whatsapp">
            WhatsApp
          </Way>
        )}
        {enquiry && <EnquiryWay {...enquiry} />}
      </ul>
    </nav>
  );
};
