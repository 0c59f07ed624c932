import { pathTo } from '@ev-site/contract/paths.ts';
import type { Certificate } from '../../data/certificates.ts';
import { toLargestFile } from '../../data/picture.ts';
import CertificatePreview from '../../islands/certificate-preview.island.tsx';
import { definePage } from '../../page/define-page.tsx';
import { Island } from '../../page/island.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { SampleNote } from '../../ui/sample-note.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening, toOpeningHead } from '../layout/load-opening.ts';
import { NothingHere } from '../layout/nothing-here.tsx';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { toTrail } from '../trail.ts';
import styles from './certification.module.css';

interface CertificationData {
  opening: Opening;
  certificates: Certificate[];
}

const trail = toTrail({ name: 'Certifications', href: pathTo('Certification') });
const defaultIntroduction = 'Our works are certified under international quality management standards.';

const Certification = ({ data: { opening, certificates } }: { data: CertificationData }) => (
  <Layout frame={opening.frame} current="Certification">
    <OpeningBanner
      opening={opening}
      trail={toTrail({ name: 'Certifications' })}
      heading="Certifications"
      pictured
    />
    <div className={`frame ${styles.page}`}>
      {!opening.meta.introduction && <p className={styles.introduction}>{defaultIntroduction}</p>}
      <h2 className="only-heard">Our certificates</h2>
      {certificates.length > 0 ? (
        <Island
          name="certificate-preview"
          of={CertificatePreview}
          props={{
            certificates: certificates.map(({ isSample, ...certificate }) => ({
              ...certificate,
              href: toLargestFile(certificate.picture),
            })),
          }}
        />
      ) : (
        <NothingHere>The certificates cannot be shown right now.</NothingHere>
      )}
      {certificates.some(({ isSample }) => isSample) && (
        <SampleNote>Sample sheets: they certify nothing.</SampleNote>
      )}
    </div>
  </Layout>
);

/** The three certificates of the quality management. */
export const page = definePage<CertificationData>({
  async load(context) {
    const [opening, certificates] = await Promise.all([
      loadOpening(context, 'certification'),
      context.read('certificates', (data) => data.listCertificates(), [] as Certificate[]),
    ]);
    return { opening, certificates };
  },
  head: ({ opening }, { publicUrl }) => ({
    ...toOpeningHead(opening, { page: 'Certification', description: defaultIntroduction }),
    structuredData: [toBreadcrumbList(trail, publicUrl)],
  }),
  View: Certification,
});
