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
  if (field.type !== 'date') return null;
  const time = typeof cellData === 'string' && (
    <time dateTime={cellData}>
      {field.admin?.date?.pickerAppearance === 'dayOnly'
        ? indianDay.format(new Date(cellData))
        : `${indianTime.format(new Date(cellData))} IST`}
    </time>
  );
  if (!link) return time || null;
  const list = `/studio/collections/${collectionSlug}${viewType === 'trash' ? '/trash' : ''}`;
  return (
    <Link href={linkURL ?? `${list}/${rowData.id}`} prefetch={false}>
      {time || 'No date'}
    </Link>
  );
};
