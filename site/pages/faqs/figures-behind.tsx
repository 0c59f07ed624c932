import type { Figure } from '../../data/figure.ts';
import { useLocale } from '../../page/locale-context.ts';
import { MeterList } from '../../ui/meter.tsx';
import styles from './faqs.module.css';

/** The figures that the answers use, as on the home page, and links to the calculators. */
export const FiguresBehind = ({ figures }: { figures: Figure[] }) => {
  const { words, pathTo } = useLocale();
  const { savings, find, compare, range } = words.faqs;
  return (
    <section className={styles.figures} aria-labelledby="figures-behind">
      <h2 className={styles.title} id="figures-behind">
        {words.faqs.figures}
      </h2>
      <MeterList figures={figures} layout="rows" size="small" />
      <ul className={styles.ways}>
        {[
          { name: savings, href: pathTo('Savings') },
          { name: find, href: pathTo('Find') },
          { name: compare, href: pathTo('Compare') },
          { name: range, href: `${pathTo('Home')}#range` },
        ].map(({ name, href }) => (
          <li key={href}>
            <a className={styles.more} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
