import type { DefaultServerCellComponentProps } from 'payload';

/** In a list: several words, one after the other. */
export const WordsCell = ({ cellData }: DefaultServerCellComponentProps) =>
  Array.isArray(cellData) && cellData.length > 0 ? cellData.join(', ') : '–';
