import type { RangeItem } from '../../data/range.ts';
import { useLocale } from '../../page/locale-context.ts';
import { CardLink } from '../../ui/card-link.tsx';
import { MeterList } from '../../ui/meter.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Section } from '../../ui/section.tsx';
import type { Action } from '../layout/enquiry-action.ts';
import styles from './range.module.css';

interface RangeProps {
  heading: string;
  items: RangeItem[];
  /** For those who do not know which one. */
  action: Action | null;
}

/** The vehicles as they stand on the road, each over its plate and its figure. */
export const Range = ({ heading, items, action }: RangeProps) => {
  const { words, pathTo, pathToProduct } = useLocale();
  const { advice } = words.home;
  return (
    <Section title={heading} id="range">
      <ul className={styles.list}>
        {items.map(({ key, name, line, figure, picture }) => (
          <li className={styles.item} key={key}>
            <div className={styles.stand}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 70rem) 14rem, (min-width: 48rem) 38vw, calc(50vw - 1.5rem)"
                  fit="cutout"
                  decorative
                />
              )}
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <CardLink href={pathToProduct(key)}>
                  <Plate name={name} />
                </CardLink>
              </h3>
              <p className={styles.line}>{line}</p>
              {figure && <MeterList figures={[figure]} size="small" />}
            </div>
          </li>
        ))}
        <li className={styles.help}>
          <p className={styles.question}>{advice.question}</p>
          <MoreLink href={pathTo('Find')}>{advice.find}</MoreLink>
          <MoreLink href={pathTo('Compare')}>{advice.compare}</MoreLink>
          <MoreLink href={pathTo('Savings')}>{advice.savings}</MoreLink>
          {action && <MoreLink href={action.href}>{action.words}</MoreLink>}
        </li>
      </ul>
    </Section>
  );
};
