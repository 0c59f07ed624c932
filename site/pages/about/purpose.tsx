import { useLocale } from '../../page/locale-context.ts';
import { Section } from '../../ui/section.tsx';
import styles from './about.module.css';

/** Mission and vision, each as one large statement. */
export const Purpose = ({ mission, vision }: { mission: string; vision: string }) => {
  const texts = useLocale().words.about;
  return (
    <Section title={texts.purpose} ground="night">
      <div className={styles.purposes}>
        <div>
          <h3 className={styles.name}>{texts.mission}</h3>
          <p className={styles.statement}>{mission}</p>
        </div>
        <div>
          <h3 className={styles.name}>{texts.vision}</h3>
          <p className={styles.statement}>{vision}</p>
        </div>
      </div>
    </Section>
  );
};
