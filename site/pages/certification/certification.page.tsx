import type { Certificate } from '../../data/certificates.ts';
import { toLargestFile } from '../../data/picture.ts';
import CertificatePreview from '../../islands/certificate-preview.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { Note } from '../../ui/note.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening } from '../layout/load-opening.ts';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { toScreenHead } from '../layout/page-head.ts';
import styles from './certification.module.css';

interface CertificationData {
  opening: Opening;
  certificates: Certificate[];
}

const Certification = ({ data: { opening, certificates } }: { data: CertificationData }) => {
  const texts = useLocale().words.certification;
  return (
    <Layout frame={opening.frame} current="Certification">
      <OpeningBanner
        opening={opening}
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
                // The link and the window show only the picture, so it needs a text.
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
    const [opening, certificates] = await Promise.all([
      loadOpening(context, 'certification'),
      context.read('certificates', (data) => data.listCertificates(), []),
    ]);
    return { opening, certificates };
  },
  head({ opening }, context) {
    const { name, title, introduction } = context.locale.words.certification;
    return toScreenHead(opening, context, 'Certification', { name, title, description: introduction });
  },
  View: Certification,
});
