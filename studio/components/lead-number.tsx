import { readEventWays } from '@ev-site/content/leads/webhook/send-event-again.ts';
import type { DefaultServerCellComponentProps } from 'payload';

/** In the list of deliveries: the number of the lead, which opens it where it has not been erased. */
export const LeadNumberCell = async ({ cellData, payload, rowData }: DefaultServerCellComponentProps) => {
  const { hasLead } = await readEventWays(payload, Number(rowData.id));
  return hasLead ? <a href={`/studio/collections/leads/${cellData}`}>{cellData}</a> : String(cellData);
};
