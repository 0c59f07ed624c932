import type { DefaultServerCellComponentProps } from 'payload';

/** A cell of a list: several words, separated by commas. */
export const WordsCell = ({ cellData }: DefaultServerCellComponentProps) =>
  Array.isArray(cellData) && cellData.length > 0 ? cellData.join(', ') : '–';
