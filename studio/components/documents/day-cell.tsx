import { indianDay, indianTime } from '@ev-site/content/time/india-time.ts';
import { Link } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';

/**
 * A cell of a list: a day or a time in India; in the first column also the link to the document. Payload's own cell
 * shows "Loading" until the browser has loaded the names of the months.
 */
export const DayCell = ({
  cellData,
  collectionSlug,
  field,
  link,
  linkURL,
  rowData,
  viewType,
}: DefaultServerCellComponentProps) => {
  if (field.type !== 'date' || typeof cellData !== 'string') return null;
  const isDay = field.admin?.date?.pickerAppearance === 'dayOnly';
  const at = new Date(cellData);
  const time = (
    <time dateTime={cellData}>{isDay ? indianDay.format(at) : `${indianTime.format(at)} IST`}</time>
  );
  if (!link) return time;
  const list = `/studio/collections/${collectionSlug}${viewType === 'trash' ? '/trash' : ''}`;
  return (
    <Link href={linkURL ?? `${list}/${rowData.id}`} prefetch={false}>
      {time}
    </Link>
  );
};
