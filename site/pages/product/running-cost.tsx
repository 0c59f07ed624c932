import type { Product } from '../../data/products.ts';
import type { ClaimRow } from '../../data/specification.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Fold } from '../../ui/fold.tsx';
import { MeterList } from '../../ui/meter.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { claimsId } from '../claim-link.ts';
import { FareSlipView } from '../fare-slip.tsx';
import { toFareSlip } from '../to-fare-slip.ts';
import styles from './beside.module.css';
import { toClaimBasis } from './claim-basis.ts';
import { toPriceRow } from './price-row.ts';

interface ClaimProps {
  figure: ClaimRow;
  vehicle: Pick<Product, 'name' | 'plateName'>;
  publicUrl: string;
  /** Whether it is the only one. */
  alone: boolean;
}

/** A figure, under which inputs it is true, the slip of a day where it is a saving, and the way to reckon with one's own. */
const Claim = ({ figure: { footnote, claim, ...figure }, alone, ...about }: ClaimProps) => {
  const { words, pathTo } = useLocale();
  const slip = toFareSlip(claim);
  const basis = (footnote || claim) && (
    <div className={styles.basis}>
      {footnote && <p>{words.product.claims.note({ text: footnote })}</p>}
      {claim && (
        <Fold title={words.product.claims.basis}>
          <p>{toClaimBasis(claim, words)}</p>
          <MoreLink href={`${pathTo('Savings')}?${claim.inputs}`}>{words.product.claims.reckon}</MoreLink>
        </Fold>
      )}
    </div>
  );
  const label = footnote ? words.product.marked(figure) : figure.label;
  const content = (
    <>
      <div className={styles.column}>
        <MeterList figures={[{ ...figure, label }]} size="large" />
        {slip && basis}
      </div>
      {slip ? (
        <div className={styles.slip}>
          <FareSlipView slip={slip} {...about} />
        </div>
      ) : (
        basis
      )}
    </>
  );
  // A slip stands beside all figures: it is no part of one of several.
  return slip && !alone ? content : <div className={styles.part}>{content}</div>;
};

/** What it saves and costs, each figure with the inputs under which it is true, and its price where one is published. */
export const RunningCost = ({
  claims,
  price,
  publicUrl,
  ...vehicle
}: Pick<Product, 'claims' | 'price' | 'name' | 'plateName'> & { publicUrl: string }) => {
  const { tag, words } = useLocale();
  const figures = price ? [...claims, toPriceRow(price, words, tag)] : claims;
  return (
    <Section
      kicker={claims.length > 0 && words.product.claims.kicker}
      title={words.product.runningCost}
      ground="sand"
      id={claimsId}
    >
      <div className={classNames(styles.parts, figures.length > 1 && styles.several)}>
        {figures.map((figure) => (
          <Claim
            figure={figure}
            vehicle={vehicle}
            publicUrl={publicUrl}
            alone={figures.length === 1}
            key={figure.key}
          />
        ))}
      </div>
    </Section>
  );
};
