import { useState } from 'react';
import { isSpecialClick } from '../ui/is-special-click.ts';
import { Modal } from '../ui/modal.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import styles from './certificate-preview.module.css';

interface Certificate {
  title: string;
  /** Empty if not known. */
  issuer: string;
  text: string;
  picture: PictureSource;
  /** Address of the picture itself. */
  href: string;
}

interface CertificatePreviewProps {
  certificates: Certificate[];
  words: { title: string; close: string };
}

/** The certificates. Each opens enlarged in a dialog; without script its picture opens. */
const CertificatePreview = ({ certificates, words }: CertificatePreviewProps) => {
  const [chosen, setChosen] = useState<Certificate | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li className={styles.certificate} key={certificate.href}>
            <a
              className={styles.sheet}
              href={certificate.href}
              onClick={(event) => {
                if (isSpecialClick(event)) return;
                event.preventDefault();
                setChosen(certificate);
              }}
            >
              <Picture picture={certificate.picture} sizes="(min-width: 48rem) 22rem, 90vw" />
            </a>
            <h3>{certificate.title}</h3>
            {certificate.issuer && <p className={styles.issuer}>{certificate.issuer}</p>}
            {certificate.text && <p>{certificate.text}</p>}
          </li>
        ))}
      </ul>
      <Modal
        title={words.title}
        open={chosen !== null}
        onClose={() => setChosen(null)}
        closeWord={words.close}
      >
        {chosen && <Picture picture={chosen.picture} sizes="60rem" eager />}
      </Modal>
    </>
  );
};

export default CertificatePreview;
