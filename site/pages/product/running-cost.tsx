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

/** What of the page's data is shown here. */
type PricedData = Pick<ProductData, 'product' | 'instalment' | 'publicUrl'> & {
  frame: Pick<ProductData['frame'], 'settings'>;
};

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
          {/* To the fields: what is asked for there are one's own figures. */}
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
  // A slip stands beside all figures: it is no part of one of several.
  return slip && !alone ? content : <div className={styles.part}>{content}</div>;
};

/** What is paid a month as the calculator starts with it, with the loan that it is true for. */
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
          down: downPercent.toLocaleString('en-IN'),
          rate: ratePercentPerYear.toLocaleString('en-IN'),
        })}
      </p>
    </div>
  );
};

/** Whom to ask for a price that is not published. */
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

/** What it saves and costs, each figure with the inputs under which it is true, its price or how to get it, and the EMI. */
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
