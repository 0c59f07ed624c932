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
  /** The screen that is shown; none on Page Not Found. */
  current: RouteName | undefined;
  /** Who is called from the phone's bar in place of the company's office. */
  callee?: BarCallee | undefined;
  /** What stands in the phone's bar in place of an enquiry at large; nothing where null. */
  enquiry?: BarEnquiry | null | undefined;
  children: ReactNode;
}

/** Where a call to buy would be out of place: on the way to us already, looking for work, after one's data, or lost. */
const withoutBand = new Set<RouteName>([
  'ContactUs',
  'Careers',
  'CareerDetails',
  'Privacy',
  'PrivacyRequests',
]);

/** What surrounds every page. */
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
