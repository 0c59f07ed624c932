import type { DefaultServerCellComponentProps } from 'payload';
import { NameInLanguage } from './name-in-language.tsx';
import { readRelated } from './read-related.ts';

/**
 * A cell of a list: the name of a related document. Payload's own cell reads the name only when it is scrolled into
 * view: names come late, and a printed list has none below the first screen.
 */
export const RelatedCell = async ({ cellData, field, payload }: DefaultServerCellComponentProps) => {
  const isOne = field.type === 'relationship' && typeof field.relationTo === 'string';
  if (!isOne || typeof cellData !== 'number') return '–';
  const name = await readRelated(payload, field.relationTo, cellData);
  return name ? <NameInLanguage name={name} /> : `no. ${cellData}`;
};
