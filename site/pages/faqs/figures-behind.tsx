import { pathTo } from '@ev-site/contract/paths.ts';
import type { Figure } from '../../data/figure.ts';
import { MeterList } from '../../ui/meter.tsx';
import styles from './faqs.module.css';

/** What the answers reckon with: the figures of the home page, beside the questions. */
export const FiguresBehind = ({ figures }: { figures: Figure[] }) => (
  <section className={styles.figures} aria-labelledby="figures-behind">
    <h2 className={styles.title} id="figures-behind">
      Figures behind the answers
    </h2>
    <MeterList figures={figures} layout="rows" size="small" />
    <a className={styles.more} href={`${pathTo('Home')}#range`}>
      See the sheet of each vehicle
    </a>
  </section>
);
