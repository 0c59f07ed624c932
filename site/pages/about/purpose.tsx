import { Section } from '../../ui/section.tsx';
import styles from './about.module.css';

/** Mission and vision, each as one large statement. */
export const Purpose = ({ mission, vision }: { mission: string; vision: string }) => (
  <Section title="Mission and vision" ground="night">
    <div className={styles.purposes}>
      <div>
        <h3 className={styles.name}>Mission</h3>
        <p className={styles.statement}>{mission}</p>
      </div>
      <div>
        <h3 className={styles.name}>Vision</h3>
        <p className={styles.statement}>{vision}</p>
      </div>
    </div>
  </Section>
);
