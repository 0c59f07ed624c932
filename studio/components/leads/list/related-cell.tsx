import type { DefaultServerCellComponentProps } from 'payload';
import { NameInLanguage } from './name-in-language.tsx';
import { readRelated } from './read-related.ts';

/**
 * In a list: what a related document is called. Payload's own cell asks for that when it is scrolled to: names come late, and a
 * list which is printed has none below its first screen.
 */
export const RelatedCell = async ({ cellData, field, payload }: DefaultServerCellComponentProps) => {
  const isOne = field.type === 'relationship' && typeof field.relationTo === 'string';
  if (!isOne || typeof cellData !== 'number') return '–';
  const name = await readRelated(payload, field.relationTo, cellData);
  return name ? <NameInLanguage name={name} /> : `no. ${cellData}`;
};
