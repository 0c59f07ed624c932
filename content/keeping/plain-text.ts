import { isRecord } from '@ev-site/contract/is-record.ts';

const listTexts = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(listTexts);
  if (!isRecord(node)) return [];
  if (typeof node.text === 'string') return [node.text];
  const inside = listTexts(node.root ?? node.children).join('');
  return inside ? [`${inside} `] : [];
};

/** The words of a formatted text, without its format. */
export const toPlainText = (value: unknown): string =>
  listTexts(value).join('').replaceAll(/\s+/g, ' ').trim();
