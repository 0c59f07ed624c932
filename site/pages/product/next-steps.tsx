import type { MenuGroup } from '../../data/menu.ts';
import type { Product } from '../../data/products.ts';
import { useLocale } from '../../page/locale-context.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { findSibling } from './sibling.ts';
import styles from './specification.module.css';

/** From the figures to what can be done with them: beside the next vehicle, and in rupees on one's own round. */
export const NextSteps = ({
  product: { key, name, kind },
  menu,
}: {
  product: Pick<Product, 'key' | 'name' | 'kind'>;
  menu: readonly MenuGroup[];
}) => {
  const { words, pathTo } = useLocale();
  const { next } = words.product;
  const sibling = findSibling(key, menu);
  return (
    <div className={styles.next}>
      {sibling && (
        <MoreLink href={`${pathTo('Compare')}?vehicles=${key},${sibling.key}`}>
          {next.compare({ name, other: sibling.called })}
        </MoreLink>
      )}
      <MoreLink href={`${pathTo('TestRide')}?vehicle=${key}`}>{words.testRide.bookOf({ name })}</MoreLink>
      {kind !== 'bicycle' && (
        <MoreLink href={`${pathTo('Savings')}?vehicle=${key}`}>{next.savings({ name })}</MoreLink>
      )}
    </div>
  );
};
