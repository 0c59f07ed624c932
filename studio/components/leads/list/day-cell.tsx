import { indianDay, indianTime } from '@ev-site/content/time/india-time.ts';
import type { DefaultServerCellComponentProps } from 'payload';

/** In a list: a day or a time of India. Payload's own cell says that it loads until the browser has the names of the months. */
export const DayCell = ({ cellData, field }: DefaultServerCellComponentProps) => {
  if (field.type !== 'date' || typeof cellData !== 'string') return null;
  const isTime = field.admin?.date?.pickerAppearance === 'dayAndTime';
  return <time dateTime={cellData}>{(isTime ? indianTime : indianDay).format(new Date(cellData))}</time>;
};
