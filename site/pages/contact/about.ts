import type { ProductLine } from '../../data/products-menu.ts';
import type { AskedQuery } from '../../page/page.ts';
import type { Words } from '../../words/words.ts';

/** What an enquiry is about. */
export interface About {
  sentence: string;
  /** The same in a word, as the window of the enquiry has it. */
  subject: string;
  /** The question of the address, as far as it is about something that there is. */
  asked: AskedQuery;
}

/** What the address says that the enquiry is about: one of our vehicles, and one of its bodies or colours. */
export const toAbout = (
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
