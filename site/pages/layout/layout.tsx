import '../../styles/site.css';
import type { RouteName } from '@ev-site/contract/paths.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../page/locale-context.ts';
import { ContactBand } from './contact-band.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import type { Frame } from './load-frame.ts';
import { type BarCallee, type BarEnquiry, PhoneBar } from './phone-bar.tsx';
import { StatusBar } from './status-bar.tsx';

interface LayoutProps {
  frame: Frame;
  /** The current screen; undefined on Page Not Found. */
  current: RouteName | undefined;
  /** The contact in the phone's bar, if it is not the company's office. */
  callee?: BarCallee | undefined;
  /** The action in the phone's bar in place of a general enquiry; null for no action. */
  enquiry?: BarEnquiry | null | undefined;
  children: ReactNode;
}

/** Screens where a call to buy does not fit: visitors contact us already, look for work or their data, or are lost. */
const withoutBand = new Set<RouteName>([
  'ContactUs',
  'Careers',
  'CareerDetails',
  'Privacy',
  'PrivacyRequests',
]);

/** The frame around every page. */
export const Layout = ({ frame, current, callee, enquiry, children }: LayoutProps) => {
  const { layout } = useLocale().words;
  const { settings } = frame;
  return (
    <>
      <a className={styles.skip} href="#content">
        {layout.skip}
      </a>
      <StatusBar settings={settings} />
      <Header {...frame} current={current} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {current && !withoutBand.has(current) && <ContactBand settings={settings} current={current} />}
      <Footer {...frame} current={current} />
      <PhoneBar settings={settings} callee={callee} enquiry={enquiry} />
    </>
  );
};
