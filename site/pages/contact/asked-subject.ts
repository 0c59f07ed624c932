import type { ProductLine } from '../../data/products-menu.ts';
import type { AskedQuery } from '../../page/page.ts';
import type { Words } from '../../words/words.ts';

/** The subject of an enquiry. */
export interface About {
  sentence: string;
  /** The subject in a word, for the enquiry's dialog. */
  subject: string;
  /** The query, reduced to the parts that name something existing. */
  asked: AskedQuery;
}

/** The subject that the query names: one of our vehicles, and one of its bodies or colours. */
export const findAskedSubject = (
  { vehicle = '', choice = '' }: AskedQuery,
  productLines: readonly ProductLine[],
  { forms: { about } }: Pick<Words, 'forms'>,
): About | undefined => {
  const found = productLines.flatMap(({ products }) => products).find(({ key }) => key === vehicle);
  if (!found) return undefined;
  const { called: product, choices } = found;
  const chosen = choices.find(({ inquiryLabel }) => inquiryLabel === choice);
  return {
    sentence: chosen ? about.choice({ product, choice: chosen.label }) : about.product({ product }),
    subject: chosen ? `${vehicle} ${choice}` : vehicle,
    asked: chosen ? { vehicle, choice } : { vehicle },
  };
};
