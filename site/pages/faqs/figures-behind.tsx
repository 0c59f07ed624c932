import type { Figure } from '../../data/figure.ts';
import { useLocale } from '../../page/locale-context.ts';
import { MeterList } from '../../ui/meter.tsx';
import styles from './faqs.module.css';

/** What the answers reckon with: the figures of the home page, beside the questions. */
export const FiguresBehind = ({ figures }: { figures: Figure[] }) => {
  const { words, pathTo } = useLocale();
  return (
    <section className={styles.figures} aria-labelledby="figures-behind">
      <h2 className={styles.title} id="figures-behind">
        {words.faqs.figures}
      </h2>
      <MeterList figures={figures} layout="rows" size="small" />
      <a className={styles.more} href={`${pathTo('Home')}#range`}>
        {words.faqs.range}
      </a>
    </section>
  );
};
