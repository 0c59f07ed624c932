import { outlineMargin } from '../../data/outlines.ts';
import type { Product } from '../../data/products.ts';
import type { ProductLine } from '../../data/products-menu.ts';
import type { MeasureName, Sheet as SheetData } from '../../data/sheet.ts';
import { useLocale } from '../../page/locale-context.ts';
import { type Measured, MeasuredRow } from '../../ui/measured-row.tsx';
import { Plate } from '../../ui/plate.tsx';
import styles from './sheet.module.css';

/** Space beside the longest vehicle for the measure of its height, in millimetres. */
const room = 480;
const barLength = 500;

const twice = 2 * outlineMargin;

/** The number of this sheet and of all sheets: one for each vehicle of the menu. */
const toNumber = (key: string, productLines: readonly ProductLine[]) => {
  const keys = productLines.flatMap(({ products }) => products.map((product) => product.key));
  return { number: keys.indexOf(key) + 1, count: keys.length };
};

/** A coach-builder's sheet: the vehicle from three sides with its published measures. All vehicles have one scale. */
export const Sheet = ({
  sheet: { outline, measures, longest },
  product: { key, name, plateName },
  productLines,
}: {
  sheet: SheetData;
  product: Pick<Product, 'key' | 'name' | 'plateName'>;
  productLines: readonly ProductLine[];
}) => {
  const words = useLocale().words.product.sheet;
  const { length, width, height, axles, urls } = outline;
  const field = longest + twice + room;
  const size = { height: height + twice };
  const toLines = (wanted: MeasureName, from: number, to: number): Measured[] => {
    const text = measures[wanted]?.text;
    return text ? [{ text, from, to }] : [];
  };
  const [front = 0, rear = 0] = axles;
  const said = (['length', 'width', 'height', 'wheelBase', 'groundClearance'] as const).flatMap((each) => {
    const value = measures[each]?.text;
    return value ? words.measures[each]({ value }) : [];
  });
  const middle = field / 2;
  const { number, count } = toNumber(key, productLines);
  return (
    <figure className={styles.sheet}>
      <div className={styles.drawings} role="img" aria-label={[words.alt({ name }), ...said].join(', ')}>
        <MeasuredRow
          field={field}
          pictures={[{ src: urls.side, width: length + twice, ...size }]}
          ground={outlineMargin}
          below={[
            ...toLines('wheelBase', front + outlineMargin, rear + outlineMargin),
            ...toLines('length', outlineMargin, length + outlineMargin),
          ]}
          upright={[
            ...toLines('height', 0, height).map((line) => ({ ...line, at: length + twice + room * 0.6 })),
            ...toLines('groundClearance', 0, measures.groundClearance?.millimetres ?? 0).map((line) => ({
              ...line,
              at: outlineMargin + front + (rear - front) * 0.5,
            })),
          ]}
        />
        <MeasuredRow
          field={field}
          pictures={[
            { src: urls.front, width: width + twice, ...size },
            { src: urls.rear, width: width + twice, ...size },
          ]}
          ground={outlineMargin}
          below={toLines('width', outlineMargin, width + outlineMargin)}
          bar={{ text: words.bar, from: middle - barLength / 2, to: middle + barLength / 2 }}
        />
      </div>
      <figcaption className={styles.block}>
        <span>
          <Plate name={plateName} />
        </span>
        {number > 0 && <b>{words.number({ number, count })}</b>}
        {said.length > 0 && <span>{words.unit}</span>}
        <span>{words.scale}</span>
      </figcaption>
    </figure>
  );
};
