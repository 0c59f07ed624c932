import type { DefaultServerCellComponentProps } from 'payload';

/** A checkbox in a list, in words. */
export const TickCell = ({ cellData }: DefaultServerCellComponentProps) => (cellData ? 'Yes' : 'No');
