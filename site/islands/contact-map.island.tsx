import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { MapDrawing } from '../ui/map-drawing.tsx';
import { useReplacementFocus } from '../ui/use-replacement-focus.ts';
import styles from './contact-map.module.css';

interface ContactMapProps {
  words: { map: string; drawing: string; show: string; note: string; open: string };
  label: string;
  lines: string[];
  /** Two addresses of the map: one to embed, one to open. */
  embedUrl: string;
  pageUrl: string;
}

/** The office's location: a drawing, and on request the map of OpenStreetMap. Nothing is loaded from there before. */
const ContactMap = ({ words, label, lines, embedUrl, pageUrl }: ContactMapProps) => {
  const [wanted, setWanted] = useState(false);
  const frame = useReplacementFocus(wanted);
  return (
    <div className={styles.card}>
      <div className={styles.map}>
        {wanted ? <iframe ref={frame} src={embedUrl} title={words.map} /> : <MapDrawing />}
      </div>
      <div className={styles.words}>
        <h3>{label}</h3>
        <address className={styles.address}>
          {lines.map((line) => (
            <span className={styles.line} key={line}>
              {line}
            </span>
          ))}
        </address>
        {!wanted && <p className={styles.note}>{words.drawing}</p>}
        {!wanted && (
          <div className={styles.ask}>
            <Button look="outline" onClick={() => setWanted(true)}>
              {words.show}
            </Button>
            <p className={styles.note}>{words.note}</p>
          </div>
        )}
        <p>
          <a className={styles.link} href={pageUrl} rel="noopener">
            {words.open}
          </a>
        </p>
      </div>
    </div>
  );
};

export default ContactMap;
