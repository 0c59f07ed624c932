import type { ComponentProps } from 'react';
import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { toFormAction } from './enquiry-action.ts';
import styles from './phone-bar.module.css';

/** What stands in the bar in place of an enquiry at large: words, address, and what opens the form's window. */
export type BarEnquiry = { words: string; icon?: IconName } & Omit<
  ComponentProps<'a'>,
  'className' | 'style' | 'children'
>;

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

const EnquiryWay = ({ words, icon = 'chat', ...link }: BarEnquiry) => (
  <Way {...link} icon={icon} first>
    {words}
  </Way>
);

const columnsOf = [undefined, undefined, styles.two, styles.three];

interface PhoneBarProps {
  settings: Settings;
  /** None at all where null. */
  enquiry?: BarEnquiry | null | undefined;
}

/** Stays at the foot of a phone's screen: call, WhatsApp, enquire. The body keeps its height free. */
export const PhoneBar = ({ settings, enquiry: own }: PhoneBarProps) => {
  const locale = useLocale();
  const { bar } = locale.words.layout;
  const { phones, whatsapp } = settings;
  const [phone] = phones;
  const general = toFormAction(settings, bar.enquire, locale);
  const enquiry = general && (own === undefined ? general : own);
  const ways = [phone, whatsapp, enquiry].filter(Boolean).length;
  return (
    <nav className={styles.bar} aria-label={bar.label}>
      <ul className={classNames(styles.ways, columnsOf[ways])}>
        {phone && (
          <Way href={phone.href} icon="phone" first={!enquiry}>
            {bar.call}
          </Way>
        )}
        {whatsapp && (
          <Way href={whatsapp.href} icon="whatsapp">
            {bar.whatsapp}
          </Way>
        )}
        {enquiry && <EnquiryWay {...enquiry} />}
      </ul>
    </nav>
  );
};
