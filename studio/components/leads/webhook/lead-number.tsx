import { isLeadKept } from '@ev-site/content/leads/webhook/is-lead-kept.ts';
import { studioPath } from '@ev-site/contract/documents.ts';
import type { DefaultServerCellComponentProps } from 'payload';

/** A cell of the list of deliveries: the number of the lead, as a link unless the lead has been erased. */
export const LeadNumberCell = async ({ cellData, payload }: DefaultServerCellComponentProps) =>
  (await isLeadKept(payload, Number(cellData))) ? (
    <a href={studioPath('leads', cellData)}>{cellData}</a>
  ) : (
    String(cellData)
  );
