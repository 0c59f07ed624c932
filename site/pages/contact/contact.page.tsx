import { askedAboutKeys } from '@ev-site/contract/forms/asked-about.ts';
import { takesForms } from '@ev-site/contract/forms/takes-forms.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import ContactMap from '../../islands/contact-map.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import type { FormSettings } from '../../page/form-settings.ts';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Layout } from '../layout/layout.tsx';
import { addQueryToFrame } from '../layout/load-frame.ts';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import { findAskedSubject } from './asked-subject.ts';
import styles from './contact.module.css';
import { Details } from './details.tsx';
import { Enquiry } from './enquiry.tsx';
import { mapOrigin, toMapLinks } from './to-map-links.ts';

interface ContactData {
  start: PageStart;
  forms: FormSettings;
  /** True after a form was sent without script. */
  sent: boolean;
}

const Contact = ({ data: { start, forms, sent }, query }: { data: ContactData; query: AskedQuery }) => {
  const { settings, productLines } = start.frame;
  const { words, pathTo } = useLocale();
  const { contact, layout, testRide } = words;
  const { of: nameMap, ...map } = contact.map;
  const office = pickByPurpose(settings.addresses, 'contact');
  const about = findAskedSubject(query, productLines, words);
  const frame = about ? addQueryToFrame(start.frame, about.asked) : start.frame;
  return (
    <Layout frame={frame} current="ContactUs" enquiry={{ words: layout.bar.enquire, href: '#enquiry' }}>
      <PageStartBanner start={start} trail={[{ name: contact.name }]} heading={contact.name}>
        {takesForms(settings.domainStatus) && (
          <>
            <MoreLink href={pathTo('TestRide')}>{testRide.book}</MoreLink>
            <p className={styles.toForm}>
              <ButtonLink href="#enquiry">{contact.enquiry}</ButtonLink>
            </p>
          </>
        )}
      </PageStartBanner>
      <div className={`frame ${styles.page}`}>
        <Details settings={settings} />
        <Enquiry settings={settings} forms={forms} sent={sent} reference={query.reference} about={about} />
      </div>
      {office?.place && (
        <section className={`frame ${styles.find}`} aria-labelledby="find-us">
          <h2 className={styles.heading} id="find-us">
            {contact.find}
          </h2>
          <Island
            name="contact-map"
            of={ContactMap}
            when="touch"
            props={{
              words: { ...map, map: nameMap({ place: office.label }) },
              label: office.label,
              lines: office.lines,
              ...toMapLinks(office.place),
            }}
          />
        </section>
      )}
    </Layout>
  );
};

/** How to reach the company: telephone, mail, address, map. */
export const page = definePage<ContactData>({
  allowedQuery: ['sent'],
  ownQuery: ['reference', ...askedAboutKeys],
  // The subject of an enquiry identifies nobody, so browsers may keep the page. Some browsers restore what was typed on
  // a page without script only if they may keep the page.
  isBrowserCacheable: ({ sent, reference }) => sent === undefined && reference === undefined,
  exists: async ({ query: { sent } }) => sent === undefined || sent === 'contact',
  async load(context) {
    const { query, forms } = context;
    return { start: await loadPageStart(context, 'contact'), forms, sent: query.sent !== undefined };
  },
  head({ start }, context) {
    const { name, title, description } = context.locale.words.contact;
    return toScreenHead(start, context, 'ContactUs', { name, title, description });
  },
  View: Contact,
  // The form asks for the check only when very many forms are sent.
  asksHuman: true,
  frameSources: [mapOrigin],
});
