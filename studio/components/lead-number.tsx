import type { DefaultServerCellComponentProps } from 'payload';

/** In the list of deliveries: the number of the lead, which opens it where it has not been erased. */
export const LeadNumberCell = ({ cellData, rowData }: DefaultServerCellComponentProps) =>
  rowData.event === 'erased' ? (
    String(cellData)
  ) : (
    <a href={`/studio/collections/leads/${cellData}`}>{cellData}</a>
  );
