import type { Product } from '@ev-site/content/payload-types.ts';
import { toFigureText } from './figure.ts';
import { listOrder } from './list-order.ts';
import { needsLicence } from './needs-licence.ts';
import type { Readers } from './readers.ts';

/** A vehicle of the menu: `name` is in the capitals of the number plate, `called` is the name for use in sentences. */
export interface MenuProduct {
  key: string;
  name: string;
  called: string;
  /** Whether its driver needs a licence. */
  needsLicence: boolean;
  /** Its first headline figure, e.g. "Payload 380 kg"; empty where there is none. */
  figure: string;
  /** Its bodies or colours: the label for an enquiry, and the name in the reader's language. */
  choices: { inquiryLabel: string; label: string }[];
  /** Address of its small picture; empty where there is none. */
  picture: string;
}

/** One of the three lines of the range in the Products menu, with its models. */
export interface ProductLine {
  line: Product['menuGroup'];
  products: MenuProduct[];
}

/** Reads the Products menu: the lines of the range in the order of their first models. */
export const getProductsMenu = async ({ content, figures, pictures }: Readers): Promise<ProductLine[]> => {
  const { docs } = await content.find({
    collection: 'products',
    sort: listOrder,
    depth: 1,
    pagination: false,
    select: {
      key: true,
      kind: true,
      name: true,
      plateName: true,
      menuGroup: true,
      figures: true,
      headlineFigures: true,
      heroPicture: true,
      variants: { inquiryLabel: true, label: true },
    },
  });
  const groups = Map.groupBy(docs, (product) => product.menuGroup);
  return [...groups].map(([line, products]) => ({
    line,
    products: products.map(
      ({ key, kind, name, plateName, figures: stored, headlineFigures, heroPicture, variants }) => {
        const figure = figures.findFigure(stored, headlineFigures?.[0]);
        return {
          key,
          name: plateName,
          called: name,
          needsLicence: needsLicence({ kind, figures: stored }),
          figure: figure ? `${figure.label} ${toFigureText(figure)}` : '',
          choices: (variants ?? []).map(({ inquiryLabel, label }) => ({
            inquiryLabel,
            label: label || inquiryLabel,
          })),
          picture: pictures.toSmallFile(heroPicture),
        };
      },
    ),
  }));
};
