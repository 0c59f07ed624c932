import type { DefaultServerCellComponentProps } from 'payload';

/** In a list: a tick in words. */
export const TickCell = ({ cellData }: DefaultServerCellComponentProps) => (cellData ? 'Yes' : 'No');
