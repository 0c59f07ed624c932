import type { Product } from '../data/products.ts';
import { fill } from '../islands/fill.ts';
import { toFieldText, toRupees } from '../islands/savings/money.ts';
import { toShareLink } from '../islands/share-link.ts';
import { useLocale } from '../page/locale-context.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { MoreLink } from '../ui/more-link.tsx';
import { Plate } from '../ui/plate.tsx';
import { Slip } from '../ui/slip.tsx';
import { getTexts } from '../words/words.ts';
import { toFareLines, toYearLabel } from './fare-lines.ts';
import styles from './fare-slip.module.css';
import type { FareSlip } from './to-fare-slip.ts';

interface FareSlipViewProps {
  slip: FareSlip;
  vehicle: Pick<Product, 'name' | 'plateName'>;
  publicUrl: string;
  /** A remark about the sum, if no text nearby makes it. */
  note?: string;
}

/** The saving of a vehicle in a day and in a year, printed like a meter slip, and a form to calculate it again. */
export const FareSlipView = ({ slip, vehicle: { name, plateName }, publicUrl, note }: FareSlipViewProps) => {
  const { words, language, pathTo } = useLocale();
  const { slip: own } = words.product;
  const { savings } = getTexts(language);
  const { fields } = savings;
  const { km, fuelprice } = slip.given;
  const fuel = savings.fuels[slip.against];
  const rival = { fuel: fuel.word, measure: fuel.measure };
  const path = pathTo('Savings');
  const saved = `${name}: ${toYearLabel(slip, language)} ${toRupees(slip.yearRs)}`;
  const address = `${publicUrl}${path}?${new URLSearchParams([
    ...slip.others.map(([key, value]) => [key, value]),
    ['km', toFieldText(km)],
    ['fuelprice', toFieldText(fuelprice)],
  ])}#slip`;
  const shared = fill(savings.shareText, {
    verdict: slip.given.battery === 0 ? fill(savings.answer.withoutBattery, { verdict: saved }) : saved,
    km: toFieldText(km),
    fuel: fuel.word,
    url: address,
  });
  const lines = toFareLines(slip, language);
  return (
    <Slip label={own.name}>
      <p className={styles.title}>
        {own.name} <Plate name={plateName} />
      </p>
      <dl className={styles.lines}>
        {lines.map(({ label, value, sum }) => (
          <div className={sum ? styles.sum : styles.line} key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      {/* The link shares the printed values, so it stands beside them: without script it ignores the fields below. */}
      <p className={styles.share}>
        <MoreLink href={toShareLink(shared)}>{savings.share}</MoreLink>
      </p>
      <form className={styles.form} action={`${path}#slip`} method="get">
        {slip.others.map(([key, value]) => (
          <input type="hidden" name={key} value={value} key={key} />
        ))}
        <Field label={fields.km.label} mark={fields.km.unit} half>
          {(links) => <input {...links} name="km" inputMode="numeric" defaultValue={toFieldText(km)} />}
        </Field>
        <Field label={fill(fields.fuelprice.label, rival)} mark={fill(fields.fuelprice.unit, rival)} half>
          {(links) => (
            <input {...links} name="fuelprice" inputMode="decimal" defaultValue={toFieldText(fuelprice)} />
          )}
        </Field>
        <div className={styles.send}>
          <Button type="submit">{savings.reckon}</Button>
        </div>
      </form>
    </Slip>
  );
};
