import type { ProductLine } from '../../data/products-menu.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Plate } from '../../ui/plate.tsx';
import styles from './not-found.module.css';

/** The plates of the vehicles, because most lost visitors looked for one. */
export const ProductPlates = ({ productLines }: { productLines: ProductLine[] }) => {
  const { words, pathToProduct } = useLocale();
  return (
    productLines.length > 0 && (
      <nav aria-label={words.notFound.products}>
        <ul className={styles.plates}>
          {productLines
            .flatMap(({ products }) => products)
            .map(({ key, name }) => (
              <li key={key}>
                <a className={styles.plate} href={pathToProduct(key)}>
                  <Plate name={name} />
                </a>
              </li>
            ))}
        </ul>
      </nav>
    )
  );
};
