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

/** What stands in the bar in place of an enquiry at large: words, address, and what opens the form's window. */
export type BarEnquiry = { words: string; icon?: IconName } & Omit<
  ComponentProps<'a'>,
  'className' | 'style' | 'children'
>;

/** Who is called in place of the company's office. Where it is not the company, each way names it to those who hear it alone. */
export type BarCallee = Pick<Dealer, 'phones' | 'whatsapp'> & Partial<Pick<Dealer, 'name'>>;

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
  callee?: BarCallee | undefined;
  /** None at all where null. */
  enquiry?: BarEnquiry | null | undefined;
}

/** Stays at the foot of a phone's screen: call, WhatsApp, enquire. The body keeps its height free. */
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
