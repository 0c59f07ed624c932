import type { Product } from '../../data/products.ts';
import type { ClaimRow } from '../../data/specification.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { MeterList } from '../../ui/meter.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { claimsId } from '../claim-link.ts';
import styles from './beside.module.css';
import { toClaimBasis } from './claim-basis.ts';

/** A figure, under which inputs it is true, and the way to reckon with one's own. */
const Claim = ({ footnote, claim, ...figure }: ClaimRow) => {
  const { words, pathTo } = useLocale();
  return (
    <div className={styles.part}>
      <MeterList figures={[figure]} size="large" />
      {(footnote || claim) && (
        <div className={styles.basis}>
          {footnote && <p>{footnote}</p>}
          {claim && (
            <>
              <p>{toClaimBasis(claim, words)}</p>
              <MoreLink href={`${pathTo('Savings')}?${claim.inputs}`}>{words.product.claims.reckon}</MoreLink>
            </>
          )}
        </div>
      )}
    </div>
  );
};

/** What it saves and costs, each figure with the inputs under which it is true. */
export const RunningCost = ({ claims }: Pick<Product, 'claims'>) => (
  <Section title={useLocale().words.product.runningCost} ground="sand" id={claimsId}>
    <div className={classNames(styles.parts, claims.length > 1 && styles.several)}>
      {claims.map((claim) => (
        <Claim {...claim} key={claim.key} />
      ))}
    </div>
  </Section>
);
