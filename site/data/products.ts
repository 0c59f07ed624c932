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
  /** What an enquiry says was chosen. */
  inquiryLabel: string;
  pictures: Picture[];
  turntable: Turntable | null;
  /** It in three dimensions. */
  model: Model | null;
  figures: Figure[];
}

/** A vehicle with all that its page shows; a part that is empty does not show. */
export interface Product {
  key: string;
  kind: 'passenger' | 'cargo' | 'pickup' | 'bicycle';
  /** Whether what it saves can be reckoned. */
  isReckonable: boolean;
  name: string;
  /** The name by which an enquiry says which vehicle is meant, whatever the language of the page. */
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
  /** Shows the innovations, numbered. */
  innovationPicture: Picture | null;
  /** Carousel of a vehicle without choices. */
  pictures: Picture[];
  /** The vehicle from all sides, where it has no choices. */
  turntable: Turntable | null;
  /** The vehicle in three dimensions, where it has no choices. */
  model: Model | null;
  /** Its measured drawing; null where there is none. */
  sheet: Sheet | null;
  variants: ProductVariant[];
  colourCustomisation: boolean;
  /** The three figures that decide. */
  headlineFigures: Figure[];
  /** The same for where no note stands near by. */
  loneFigures: Figure[];
  /** Ex-showroom; null where none is published. */
  price: Price | null;
  /** What it costs and saves, with the inputs behind it. */
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
  /** Name of the API's product marker field; empty where none is sent. */
  inquiryMarkerField: string;
}

/**
 * What of a vehicle is read: all but its questions. It is named, because Payload 3.90 reads of a list with a group in it
 * (the figures with their claims) nothing but that group where a query says what to leave out.
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
      // A choice that is newer than its translation is called as in an enquiry.
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

/** Reads the questions at the foot of a vehicle's page: apart from the vehicle, which does without where they cannot be read. */
export const listProductQuestions = async (
  { content, toHtml }: Readers,
  key: string,
): Promise<Question[]> => {
  const { docs } = await content.find({
    collection: 'products',
    where: { key: { equals: key } },
    // The questions, and the pictures within their answers.
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
