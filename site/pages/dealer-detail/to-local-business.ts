import { dayNames } from '@ev-site/contract/dealers.ts';
import type { Dealer } from '../../data/dealers.ts';
import type { StructuredData } from '../../page/structured-data.ts';

const toType = (services: Dealer['services']): string => {
  if (services.includes('sales')) return 'AutoDealer';
  return services.includes('service') ? 'AutoRepair' : 'AutomotiveBusiness';
};

/** Structured data of a dealer; none for a sample. No coordinates if only the PIN of the place is known. */
export const toLocalBusiness = (
  dealer: Dealer,
  { publicUrl, path }: { publicUrl: string; path: string },
): StructuredData[] => {
  if (dealer.isSample) return [];
  const { name, lines, town, pin, state, phones, hours, services, spoken, point, isExact } = dealer;
  return [
    {
      '@type': toType(services),
      name,
      url: publicUrl + path,
      address: {
        '@type': 'PostalAddress',
        streetAddress: lines.join(', '),
        addressLocality: town,
        addressRegion: state.name,
        postalCode: pin,
        addressCountry: 'IN',
      },
      ...(phones[0] ? { telephone: phones[0].href.slice('tel:'.length) } : {}),
      ...(isExact && point ? { geo: { '@type': 'GeoCoordinates', ...point } } : {}),
      ...(spoken.length > 0 ? { knowsLanguage: spoken } : {}),
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => dayNames[day]),
        opens,
        closes,
      })),
    },
  ];
};
