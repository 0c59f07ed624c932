import { isRecord } from '@ev-site/contract/is-record.ts';

/** Nodes that do not end a line of text. */
const inLine: readonly unknown[] = ['link', 'autolink'];

const listTexts = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(listTexts);
  if (!isRecord(node)) return [];
  if (typeof node.text === 'string') return [node.text];
  if (node.type === 'linebreak') return [' '];
  const inside = listTexts(node.root ?? node.children);
  return inside.length === 0 || inLine.includes(node.type) ? inside : [...inside, ' '];
};

/** The words of a formatted text on one line, without formatting. */
export const toPlainText = (value: unknown): string =>
  listTexts(value).join('').replaceAll(/\s+/g, ' ').trim();
