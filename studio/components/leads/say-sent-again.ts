import { groupDigits } from '@ev-site/contract/group-digits.ts';

interface SentAgain {
  sent?: unknown;
  left?: unknown;
}

const sayOnTheirWay = (sent: number): string =>
  sent === 1 ? '1 is on its way again.' : `${groupDigits(sent)} are on their way again.`;

/** What came of a press on "send again": how many are on their way, and how many failed ones are left for another press. */
export const saySentAgain = ({ sent, left }: SentAgain): string => {
  const more = Number(left);
  const again =
    more > 0 ? ` ${groupDigits(more)} more ${more === 1 ? 'has' : 'have'} failed: press once more.` : '';
  return `${sayOnTheirWay(Number(sent))}${again}`;
};
