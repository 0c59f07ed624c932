import { indianDay, indianTime } from '@ev-site/content/time/india-time.ts';
import { Link } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';

/**
 * In a list: a day or a time of India; in the first column the way to the document. Payload's own cell says that it loads until the
 * browser has the names of the months.
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
  const time = <time dateTime={cellData}>{(isDay ? indianDay : indianTime).format(new Date(cellData))}</time>;
  if (!link) return time;
  const list = `/studio/collections/${collectionSlug}${viewType === 'trash' ? '/trash' : ''}`;
  return (
    <Link href={linkURL ?? `${list}/${rowData.id}`} prefetch={false}>
      {time}
    </Link>
  );
};
