import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { Product } from '../../data/products.ts';
import type { ClaimRow } from '../../data/specification.ts';
import { toEnquireLink } from '../../islands/enquire-link.tsx';
import { toRupees } from '../../islands/savings/money.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Fold } from '../../ui/fold.tsx';
import { MeterList } from '../../ui/meter.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { claimsId } from '../claim-link.ts';
import { FareSlipView } from '../fare-slip.tsx';
import { toFareSlip, toOwnQuery } from '../to-fare-slip.ts';
import styles from './beside.module.css';
import { toClaimBasis } from './claim-basis.ts';
import { toEnquiry } from './enquiry.ts';
import type { ProductData } from './load-product.ts';
import { toPriceRow } from './price-row.ts';
import type { Instalment } from './to-instalment.ts';

/** The part of the page's data that is shown here. */
type PricedData = Pick<ProductData, 'product' | 'instalment' | 'publicUrl'> & {
  frame: Pick<ProductData['frame'], 'settings'>;
};

interface ClaimProps {
  figure: ClaimRow;
  vehicle: Pick<Product, 'name' | 'plateName'>;
  publicUrl: string;
  /** Whether this is the only claim. */
  alone: boolean;
}

/** A claimed figure with its inputs, the slip of a day if it is a saving, and a link to one's own calculation. */
const Claim = ({ figure: { footnote, claim, ...figure }, alone, ...about }: ClaimProps) => {
  const { words, pathTo } = useLocale();
  const slip = toFareSlip(claim);
  const basis = (footnote || claim) && (
    <div className={styles.basis}>
      {footnote && <p>{words.product.claims.note({ text: footnote })}</p>}
      {claim && (
        <Fold title={words.product.claims.basis}>
          <p>{toClaimBasis(claim, words)}</p>
          {/* Links to the calculator's fields, because the reader enters numbers there. */}
          <MoreLink href={`${pathTo('Savings')}?${toOwnQuery(claim.inputs)}`}>
            {words.product.claims.reckon}
          </MoreLink>
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
  // With several claims, the slip stands beside all figures. So it is not wrapped into a part with this one.
  return slip && !alone ? content : <div className={styles.part}>{content}</div>;
};

/** The monthly payment with the calculator's start values, and the loan that it belongs to. */
const MonthlyPayment = ({
  instalment: { rs, months, priceRs, isSubsidised, downPercent, ratePercentPerYear },
  product,
}: {
  instalment: Instalment;
  product: Pick<Product, 'key' | 'claims' | 'price'>;
}) => {
  const { words, pathTo } = useLocale();
  const { claims: texts } = words.product;
  const { key, claims, price } = product;
  const saving = claims.find(({ claim }) => claim?.result === 'runningSavingPerYear');
  const query = toOwnQuery(saving?.claim?.inputs ?? `vehicle=${key}`);
  const example = price ? '' : toRupees(priceRs);
  return (
    <div>
      <MoreLink href={`${pathTo('Savings')}?${query}#slip`}>
        {texts.instalment({ example, amount: toRupees(rs) })}
      </MoreLink>
      <p className={styles.loan}>
        {texts.loan({
          price: price && !isSubsidised ? texts.thisPrice : toRupees(priceRs),
          months,
          down: groupDigits(downPercent),
          rate: groupDigits(ratePercentPerYear),
        })}
      </p>
    </div>
  );
};

/** The contact for a price that is not published. */
const QuotedPrice = ({ data: { frame, product } }: { data: PricedData }) => {
  const locale = useLocale();
  const { claims: texts } = locale.words.product;
  const enquiry = toEnquiry(frame.settings, product, locale);
  return (
    <p>
      <b>{texts.quoted}</b>{' '}
      {enquiry && <a {...toEnquireLink(enquiry)}>{enquiry.subject ? texts.ask : enquiry.words}</a>}
    </p>
  );
};

/** Savings and costs of the vehicle, each with its inputs; its price or how to ask for it; and the EMI. */
export const RunningCost = ({ data }: { data: PricedData }) => {
  const { tag, words } = useLocale();
  const { product, instalment, publicUrl } = data;
  const { claims, price, isReckonable, name, plateName } = product;
  const figures = price ? [...claims, toPriceRow(price, words, tag)] : claims;
  const isBought = price ? instalment !== null : isReckonable;
  const alone = figures.length + Number(isBought) === 1;
  return (
    <Section
      kicker={claims.length > 0 && words.product.claims.kicker}
      title={words.product.runningCost}
      ground="sand"
      id={claimsId}
    >
      <div className={classNames(styles.parts, !alone && styles.several)}>
        {figures.map((figure) => (
          <Claim
            figure={figure}
            vehicle={{ name, plateName }}
            publicUrl={publicUrl}
            alone={alone}
            key={figure.key}
          />
        ))}
        {isBought && (
          <div>
            {!price && <QuotedPrice data={data} />}
            {instalment && <MonthlyPayment instalment={instalment} product={product} />}
          </div>
        )}
      </div>
    </Section>
  );
};
