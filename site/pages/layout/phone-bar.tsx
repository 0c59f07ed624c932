import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { ComponentProps } from 'react';
import type { Dealer } from '../../data/dealers.ts';
import type { Settings } from '../../data/settings.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { toFormAction } from './enquiry-action.ts';
import styles from './phone-bar.module.css';

/** The bar's action in place of a general enquiry: label, address, and the attributes that open the form's dialog. */
export type BarEnquiry = { words: string; icon?: IconName } & Omit<
  ComponentProps<'a'>,
  'className' | 'style' | 'children'
>;

/** The contact in place of the company's office. If it has a name, each link names it for screen readers. */
export type BarCallee = Pick<Dealer, 'phones' | 'whatsapp'> & Partial<Pick<Dealer, 'name'>>;

interface WayProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  icon: IconName;
  /** Whether this is the main action of the page. */
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
  callee?: BarCallee | undefined;
  /** Null for no action. */
  enquiry?: BarEnquiry | null | undefined;
}

/** A bar at the bottom of a phone's screen: call, WhatsApp, enquire. The body leaves space for it. */
export const PhoneBar = ({ settings, callee, enquiry: own }: PhoneBarProps) => {
  const locale = useLocale();
  const { dealers, layout } = locale.words;
  const { bar } = layout;
  const { whatsapp } = callee ?? settings;
  const phone = callee ? callee.phones[0] : pickByPurpose(settings.phones, 'main');
  const name = callee?.name;
  const toLabel = (what: string) => name && dealers.of({ what, name });
  const general = toFormAction(settings, bar.enquire, locale);
  const enquiry = general && (own === undefined ? general : own);
  const ways = [phone, whatsapp, enquiry].filter(Boolean).length;
  return (
    <nav className={styles.bar} aria-label={bar.label}>
      <ul className={classNames(styles.ways, columnsOf[ways])}>
        {phone && (
          <Way href={phone.href} icon="phone" first={!enquiry} aria-label={toLabel(bar.call)}>
            {bar.call}
          </Way>
        )}
        {whatsapp && (
          <Way href={whatsapp.href} icon="whatsapp" aria-label={toLabel(bar.whatsapp)}>
            {bar.whatsapp}
          </Way>
        )}
        {enquiry && <EnquiryWay {...enquiry} />}
      </ul>
    </nav>
  );
};
