import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { pathToBrochure } from '@ev-site/contract/paths.ts';
import type { Product } from '../../data/products.ts';
import type { ProductLine } from '../../data/products-menu.ts';
import { useLocale } from '../../page/locale-context.ts';
import type { BrochureFacts } from '../../page/page.ts';
import { Day } from '../../ui/day.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { findSibling } from './sibling.ts';
import styles from './specification.module.css';

/** Next steps after the figures: compare with another vehicle, book a test ride, get the brochure. */
export const NextSteps = ({
  product: { key, name },
  productLines,
  brochure,
  isOpen,
}: {
  product: Pick<Product, 'key' | 'name'>;
  productLines: readonly ProductLine[];
  brochure: BrochureFacts | null;
  /** Whether forms are accepted. */
  isOpen: boolean;
}) => {
  const { words, language, tag, pathTo } = useLocale();
  const { next } = words.product;
  const sibling = findSibling(key, productLines);
  return (
    <div className={styles.next}>
      {sibling && (
        <MoreLink href={`${pathTo('Compare')}?vehicles=${key},${sibling.key}`}>
          {next.compare({ name, other: sibling.called })}
        </MoreLink>
      )}
      {isOpen && (
        <MoreLink href={`${pathTo('TestRide')}?vehicle=${key}`}>{words.testRide.bookOf({ name })}</MoreLink>
      )}
      {brochure && (
        <span>
          <MoreLink href={pathToBrochure(key, { language })}>{words.paper.brochure}</MoreLink>{' '}
          <span className={styles.size}>
            {groupDigits(Math.ceil(brochure.bytes / 1000))} kB, <Day date={brochure.made} tag={tag} />
          </span>
        </span>
      )}
    </div>
  );
};
