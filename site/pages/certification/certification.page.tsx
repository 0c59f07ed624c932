import type { Certificate } from '../../data/certificates.ts';
import { toLargestFile } from '../../data/picture.ts';
import CertificatePreview from '../../islands/certificate-preview.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { Note } from '../../ui/note.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { toScreenHead } from '../layout/page-head.ts';
import { PageStartBanner } from '../layout/page-start-banner.tsx';
import styles from './certification.module.css';

interface CertificationData {
  start: PageStart;
  certificates: Certificate[];
}

const Certification = ({ data: { start, certificates } }: { data: CertificationData }) => {
  const texts = useLocale().words.certification;
  return (
    <Layout frame={start.frame} current="Certification">
      <PageStartBanner
        start={start}
        trail={[{ name: texts.name }]}
        heading={texts.heading}
        introduction={texts.introduction}
        pictured
      />
      <div className={`frame ${styles.page}`}>
        <h2 className="only-heard">{texts.list}</h2>
        {certificates.length > 0 ? (
          <Island
            name="certificate-preview"
            of={CertificatePreview}
            openedBy='[data-island="certificate-preview"] a'
            props={{
              certificates: certificates.map(({ isSample, ...certificate }) => ({
                ...certificate,
                // The link and the dialog show only the picture, so it needs a text.
                picture: { ...certificate.picture, alt: certificate.picture.alt || certificate.title },
                href: toLargestFile(certificate.picture),
              })),
              words: texts.preview,
            }}
          />
        ) : (
          <Note about="nothing">{texts.nothing}</Note>
        )}
        {certificates.some(({ isSample }) => isSample) && <Note about="sample">{texts.sample}</Note>}
      </div>
    </Layout>
  );
};

/** The three certificates for quality management. */
export const page = definePage<CertificationData>({
  async load(context) {
    const [start, certificates] = await Promise.all([
      loadPageStart(context, 'certification'),
      context.read('certificates', (data) => data.listCertificates(), []),
    ]);
    return { start, certificates };
  },
  head({ start }, context) {
    const { name, title, introduction } = context.locale.words.certification;
    return toScreenHead(start, context, 'Certification', { name, title, description: introduction });
  },
  View: Certification,
});
