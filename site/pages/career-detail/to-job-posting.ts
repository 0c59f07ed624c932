import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import type { JobDetail } from '../../data/jobs.ts';
import { getPlacesOfIndia } from '../../data/near/places-of-india.ts';
import { type StructuredData, toHtmlElsewhere } from '../../page/structured-data.ts';

/**
 * Staff write the place of work as free text. The address contains the town if the text is exactly a town's name, and
 * the state if only one state has a town of that name.
 */
const toAddress = (location: string): StructuredData => {
  const [town, ...others] = getPlacesOfIndia().findTowns(location);
  return {
    '@type': 'PostalAddress',
    ...(town ? { addressLocality: location } : {}),
    ...(town && others.length === 0 ? { addressRegion: town.state } : {}),
    addressCountry: 'IN',
  };
};

/** Structured data of a position. None for a sample, or while the company's name is unknown, because it is required. */
export const toJobPosting = (
  job: JobDetail,
  { publicUrl, company }: { publicUrl: string; company: string },
): StructuredData[] => {
  if (job.isSample || !company) return [];
  const { id, position, descriptionHtml, postedAt, closesAt, location, openings, qualification } = job;
  return [
    {
      '@type': 'JobPosting',
      title: position,
      description: toHtmlElsewhere(descriptionHtml, publicUrl),
      identifier: { '@type': 'PropertyValue', name: company, value: id },
      datePosted: postedAt,
      ...(closesAt ? { validThrough: `${toIsoDay(new Date(closesAt))}T23:59:59+05:30` } : {}),
      totalJobOpenings: openings,
      qualifications: qualification,
      hiringOrganization: { '@type': 'Organization', name: company, sameAs: publicUrl },
      jobLocation: { '@type': 'Place', address: toAddress(location) },
    },
  ];
};
