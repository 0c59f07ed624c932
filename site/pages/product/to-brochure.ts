import type { Picture } from '../../data/picture.ts';
import type { Product } from '../../data/products.ts';
import type { ClaimRow } from '../../data/specification.ts';
import type { BrochurePaper, PaperFigure } from '../../paper/paper.ts';
import { toFareLines } from '../fare-lines.ts';
import { type PaperContext, toPaperFrame, toShownAddress } from '../paper-frame.ts';
import { toFareSlip } from '../to-fare-slip.ts';
import { toClaimBasis } from './claim-basis.ts';
import { toPriceRow } from './price-row.ts';
import { toScreen } from './product-screen.ts';
import { toSpecificationRows } from './specification-rows.ts';

/** The main picture of a vehicle: the first one of its page. */
export const findMainPicture = ({ variants, pictures, heroPicture }: Product): Picture | null =>
  variants.find(({ kind }) => kind === 'colour')?.pictures[0] ?? pictures[0] ?? heroPicture;

const toFigure = ({ label, value, unit, unitPosition, note, condition }: PaperFigure): PaperFigure => ({
  label,
  value,
  unit,
  unitPosition,
  note,
  condition,
});

/** More points would make a list that nobody reads. */
const mostPoints = 6;

const toDifferent = (
  { innovationsHeading, innovations, solutions }: Product,
  words: PaperContext['locale']['words']['product'],
): BrochurePaper['different'] =>
  innovations.length > 0
    ? {
        title: innovationsHeading || words.innovations,
        points: innovations.slice(0, mostPoints).map(({ title }) => title),
      }
    : { title: words.solutions, points: solutions.slice(0, mostPoints).map(({ title }) => title) };

/** The brochure: a vehicle on two pages, with the same figures as its web page. */
export const toBrochure = (product: Product, context: PaperContext): BrochurePaper => {
  const { locale, publicUrl } = context;
  const { words, tag, language } = locale;
  const { name, claims, price } = product;
  const { path } = toScreen(product.key, locale);
  const toBasis = ({ footnote, claim }: ClaimRow) =>
    [footnote, claim && toClaimBasis(claim, words)].filter(Boolean).join(' ');
  const figures = price ? [...claims, toPriceRow(price, words, tag)] : claims;
  const slip = claims.map(({ claim }) => toFareSlip(claim)).find((found) => found !== null) ?? null;
  const { usual, groups, footnotes } = toSpecificationRows(product, words.product);
  return {
    ...toPaperFrame(context, { title: words.paper.title({ name }), path, isAnswer: false }),
    kind: 'brochure',
    plate: product.plateName,
    line: product.line,
    tagline: product.tagline,
    summary: product.summary,
    pictureAlt: findMainPicture(product)?.alt || words.paper.picture({ name }),
    figures: product.headlineFigures.map(toFigure),
    claims: {
      title: words.product.runningCost,
      figures: figures.map((figure) => ({ ...toFigure(figure), basis: toBasis(figure) })),
      slip: slip && { title: words.product.slip.name, lines: toFareLines(slip, language), basis: '' },
    },
    different: toDifferent(product, words.product),
    specification: {
      title: words.product.specification.title,
      caption: usual
        ? words.product.specification.usual({ usual })
        : words.product.specification.heading({ name }),
      groups: groups.map(({ label, rows }) => ({
        label,
        rows: rows.map(({ head, value, condition = '' }) => ({ head, value, condition })),
      })),
      footnotes,
    },
    dealer: {
      title: words.paper.dealer,
      text: words.paper.dealerText({ address: toShownAddress(publicUrl + locale.pathTo('Dealers')) }),
    },
  };
};
