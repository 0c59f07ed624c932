import { outlineMargin } from '../../data/outlines.ts';
import type { RangeItem } from '../../data/range.ts';
import { useLocale } from '../../page/locale-context.ts';
import { CardLink } from '../../ui/card-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MeterList } from '../../ui/meter.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import { ScaledRow } from '../../ui/scaled-row.tsx';
import { Section } from '../../ui/section.tsx';
import type { Action } from '../layout/enquiry-action.ts';
import styles from './range.module.css';
import { Sacks } from './sacks.tsx';

interface RangeProps {
  heading: string;
  items: RangeItem[];
  /** For visitors who do not know which vehicle to choose. */
  action: Action | null;
}

/** Length of road under each vehicle, in millimetres: four squares of its grid, or three (range.module.css). */
const fields = { long: 4000, short: 3000 };

// One square stays free behind each vehicle.
const isShort = ({ outline }: RangeItem): boolean =>
  outline !== null && outline.length <= fields.short - 1000;

const Stand = ({ item }: { item: RangeItem }) => {
  const { outline, picture } = item;
  if (outline) {
    const { length, height, urls } = outline;
    const size = { width: length + 2 * outlineMargin, height: height + 2 * outlineMargin };
    const field = isShort(item) ? fields.short : fields.long;
    return <ScaledRow field={field} pictures={[{ src: urls.side, ...size }]} />;
  }
  return (
    picture && (
      <Picture
        picture={picture}
        sizes="(min-width: 70rem) 14rem, (min-width: 48rem) 38vw, calc(50vw - 1.5rem)"
        fit="cutout"
        decorative
      />
    )
  );
};

const Vehicle = ({ item }: { item: RangeItem }) => {
  const { pathToProduct } = useLocale();
  const { key, name, line, figure, goods } = item;
  return (
    <li className={classNames(styles.item, isShort(item) && styles.short)}>
      <div className={styles.stand}>
        <Stand item={item} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <CardLink href={pathToProduct(key)}>
            <Plate name={name} />
          </CardLink>
        </h3>
        <p className={styles.line}>{line}</p>
        {figure && <MeterList figures={[figure]} size="small" />}
        {goods !== null && <Sacks kilograms={goods} />}
      </div>
    </li>
  );
};

/** All vehicles to one scale on a road with a grid of one metre, each above its plate, figure and payload in sacks. */
export const Range = ({ heading, items, action }: RangeProps) => {
  const { words, pathTo } = useLocale();
  const { advice } = words.home;
  return (
    <Section title={heading} lead={words.home.scale} id="range">
      <ul className={styles.list}>
        {items.map((item) => (
          <Vehicle item={item} key={item.key} />
        ))}
      </ul>
      <div className={styles.help}>
        <p className={styles.question}>{advice.question}</p>
        <MoreLink href={pathTo('Find')}>{advice.find}</MoreLink>
        <MoreLink href={pathTo('Compare')}>{advice.compare}</MoreLink>
        <MoreLink href={pathTo('Savings')}>{advice.savings}</MoreLink>
        {action && <MoreLink href={action.href}>{action.words}</MoreLink>}
      </div>
    </Section>
  );
};
