import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import type { JobDetail } from '../../data/jobs.ts';
import { getPlacesOfIndia } from '../../data/near/places-of-india.ts';
import { type StructuredData, toHtmlElsewhere } from '../../page/structured-data.ts';

/**
 * Staff write freely where the work is done: a town is said where that is all they wrote, its state where no other has
 * one of that name.
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

/** A position as search engines read it; nothing of a sample, and while the company is not known, as they ask for one. */
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
