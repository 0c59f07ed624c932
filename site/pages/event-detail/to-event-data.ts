import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import type { EventDetail } from '../../data/events.ts';
import { toLargestFile } from '../../data/picture.ts';
import type { StructuredData } from '../../page/structured-data.ts';
import type { ArticleSite } from '../define-article-page.tsx';

/** Structured data of an event. None if its place is not given, because search engines require a place. */
export const toEventData = (
  { title, description, date, endsOn, place, picture }: EventDetail,
  { publicUrl, company }: ArticleSite,
): StructuredData[] => {
  if (!place) return [];
  return [
    {
      '@type': 'Event',
      name: title,
      description,
      startDate: toIsoDay(new Date(date)),
      ...(endsOn ? { endDate: toIsoDay(new Date(endsOn)) } : {}),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place, address: place },
      ...(picture ? { image: new URL(toLargestFile(picture), publicUrl).href } : {}),
      ...(company ? { organizer: { '@type': 'Organization', name: company, url: publicUrl } } : {}),
    },
  ];
};
