import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import type { Figure, FigureReader } from './figure.ts';
import { isReckonable } from './is-reckonable.ts';
import type { Model } from './models.ts';
import type { PageKey } from './page-meta.ts';
import type { Picture, Turntable } from './picture.ts';
import type { Question } from './questions.ts';
import type { Readers } from './readers.ts';
import { type RivalComparison, toRivalComparison } from './rival-comparison.ts';
import { type Sheet, toSheet } from './sheet.ts';
import { type ClaimRow, type SpecificationGroup, toClaims, toSpecification } from './specification.ts';
import { type PlacedTile, type Tile, toPlacedTiles, toTiles } from './tiles.ts';
import { type Price, toPrice } from './vehicle-head.ts';

/** A choice of a vehicle: a body or a colour, with its own carousel. */
export interface ProductVariant {
  key: string;
  label: string;
  kind: 'body' | 'colour';
  /** `#rrggbb` of a colour; empty for bodies. */
  swatch: string;
  /** The name of the choice in an enquiry. */
  inquiryLabel: string;
  pictures: Picture[];
  turntable: Turntable | null;
  /** Its 3D model. */
  model: Model | null;
  figures: Figure[];
}

/** A vehicle with everything that its page shows; a part that is empty is not shown. */
export interface Product {
  key: string;
  kind: 'passenger' | 'cargo' | 'pickup' | 'bicycle';
  /** Whether its savings can be calculated. */
  isReckonable: boolean;
  name: string;
  /** The name that identifies the vehicle in an enquiry, whatever the language of the page. */
  enquiryName: string;
  /** Capitals on the number plate. */
  plateName: string;
  line: string;
  tagline: string;
  summary: string;
  breadcrumbParent: StoredProduct['breadcrumbParent'];
  metaKey: PageKey;
  heroPicture: Picture | null;
  bannerPicture: Picture | null;
  /** Picture with the numbers of the innovations. */
  innovationPicture: Picture | null;
  /** Carousel of a vehicle without choices. */
  pictures: Picture[];
  /** Views from all sides, if the vehicle has no choices. */
  turntable: Turntable | null;
  /** 3D model, if the vehicle has no choices. */
  model: Model | null;
  /** Its measured drawing; null where there is none. */
  sheet: Sheet | null;
  variants: ProductVariant[];
  colourCustomisation: boolean;
  /** The three headline figures. */
  headlineFigures: Figure[];
  /** The same for places without a note near by. */
  loneFigures: Figure[];
  /** Ex-showroom; null where no price is published. */
  price: Price | null;
  /** Its costs and savings, with the inputs behind them. */
  claims: ClaimRow[];
  specification: SpecificationGroup[];
  customerRequirements: Tile[];
  solutions: Tile[];
  innovationsHeading: string;
  innovations: PlacedTile[];
  segmentNeeds: Tile[];
  endUsers: { text: string; ageFrom: number | null; ageTo: number | null }[];
  targetCustomers: Tile[];
  accessories: string[];
  comparison: RivalComparison | null;
  gallery: Picture[];
  /** Name of the vehicle's marker field in the API; empty where there is none. */
  inquiryMarkerField: string;
}

/**
 * Fields to read of a vehicle: all but its questions. They are listed one by one because Payload 3.90 has a bug with
 * queries that exclude fields: for a list whose rows contain a group (the figures with their claims), it then reads
 * only that group.
 */
const read = {
  key: true,
  kind: true,
  name: true,
  plateName: true,
  line: true,
  tagline: true,
  summary: true,
  breadcrumbParent: true,
  metaKey: true,
  heroPicture: true,
  bannerPicture: true,
  innovationPicture: true,
  pictures: true,
  turntable: true,
  variants: true,
  colourCustomisation: true,
  headlineFigures: true,
  price: true,
  figures: true,
  customerRequirements: true,
  solutions: true,
  innovationsHeading: true,
  innovations: true,
  segmentNeeds: true,
  endUsers: true,
  targetCustomers: true,
  accessories: true,
  comparison: true,
  gallery: true,
  inquiryMarkerField: true,
} as const satisfies Partial<Record<keyof StoredProduct, true>>;

type ReadProduct = Pick<StoredProduct, keyof typeof read>;

const toPictures = ({ pictures }: Readers, stored: StoredProduct['pictures']): Picture[] =>
  (stored ?? []).flatMap((picture) => pictures.toPicture(picture) ?? []);

const pickFigures = (
  find: FigureReader['findFigure'],
  stored: ReadProduct,
  keys: string[] | null | undefined,
): Figure[] => (keys ?? []).flatMap((key) => find(stored.figures, key) ?? []);

const toVariants = (readers: Readers, stored: ReadProduct): ProductVariant[] =>
  (stored.variants ?? []).map(
    ({ key, label, kind, swatch, inquiryLabel, pictures, turntable, figureKeys }) => ({
      key,
      // A choice that has no translation yet gets its name in an enquiry.
      label: label || inquiryLabel,
      kind,
      swatch: swatch ?? '',
      inquiryLabel,
      pictures: toPictures(readers, pictures),
      turntable: readers.pictures.toTurntable(turntable),
      model: readers.findModel(stored.key, key),
      figures: pickFigures(readers.figures.findFigure, stored, figureKeys),
    }),
  );

const toProduct = (readers: Readers, stored: ReadProduct, enquiryName: string): Product => ({
  key: stored.key,
  kind: stored.kind,
  isReckonable: isReckonable(stored),
  name: stored.name,
  enquiryName,
  plateName: stored.plateName,
  line: stored.line,
  tagline: stored.tagline,
  summary: stored.summary,
  breadcrumbParent: stored.breadcrumbParent,
  metaKey: stored.metaKey,
  heroPicture: readers.pictures.toPicture(stored.heroPicture),
  bannerPicture: readers.pictures.toPicture(stored.bannerPicture),
  innovationPicture: readers.pictures.toPicture(stored.innovationPicture),
  pictures: toPictures(readers, stored.pictures),
  turntable: readers.pictures.toTurntable(stored.turntable),
  model: readers.findModel(stored.key),
  sheet: toSheet(readers.figures, readers.outlines, { key: stored.key, figures: stored.figures }),
  variants: toVariants(readers, stored),
  colourCustomisation: stored.colourCustomisation ?? false,
  headlineFigures: pickFigures(readers.figures.findFigure, stored, stored.headlineFigures),
  loneFigures: pickFigures(readers.figures.findAlone, stored, stored.headlineFigures),
  price: toPrice(stored.price),
  claims: toClaims(readers.figures, stored.figures),
  specification: toSpecification(readers.figures, stored.figures),
  customerRequirements: toTiles(stored.customerRequirements),
  solutions: toTiles(stored.solutions),
  innovationsHeading: stored.innovationsHeading ?? '',
  innovations: toPlacedTiles(stored.innovations),
  segmentNeeds: toTiles(stored.segmentNeeds),
  endUsers: (stored.endUsers ?? [])
    .filter(({ text }) => text)
    .map(({ text, ageFrom, ageTo }) => ({
      text,
      ageFrom: ageFrom ?? null,
      ageTo: ageTo ?? null,
    })),
  targetCustomers: toTiles(stored.targetCustomers),
  accessories: (stored.accessories ?? []).flatMap(({ name }) => name || []),
  comparison: toRivalComparison(readers.figures, stored.comparison, stored.figures),
  gallery: toPictures(readers, stored.gallery),
  inquiryMarkerField: stored.inquiryMarkerField ?? '',
});

/** Reads one vehicle without its questions. @returns null where there is none with this key. */
export const getProduct = async (readers: Readers, key: string): Promise<Product | null> => {
  const wanted = { where: { key: { equals: key } }, limit: 1, pagination: false } as const;
  const { content, original } = readers;
  const { docs } = await content.find({
    collection: 'products',
    ...wanted,
    depth: 1,
    select: read,
  });
  const [product] = docs;
  if (!product) return null;
  if (content === original) return toProduct(readers, product, product.name);
  const named = await original.find({ collection: 'products', ...wanted, depth: 0, select: { name: true } });
  return toProduct(readers, product, named.docs[0]?.name ?? product.plateName);
};

/**
 * Reads the questions at the foot of a vehicle's page, apart from the vehicle, so that the page still works when they
 * cannot be read.
 */
export const listProductQuestions = async (
  { content, toHtml }: Readers,
  key: string,
): Promise<Question[]> => {
  const { docs } = await content.find({
    collection: 'products',
    where: { key: { equals: key } },
    // Depth for the questions, and for the pictures in their answers.
    depth: 2,
    limit: 1,
    pagination: false,
    select: { questions: true },
  });
  return (docs[0]?.questions ?? []).flatMap((question) =>
    typeof question === 'object' && question.question
      ? { question: question.question, answerHtml: toHtml(question.answer) }
      : [],
  );
};
