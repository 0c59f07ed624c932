import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import type { JobDetail } from '../../data/jobs.ts';
import type { StructuredData } from '../../page/structured-data.ts';

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
      description: descriptionHtml,
      identifier: { '@type': 'PropertyValue', name: company, value: id },
      datePosted: postedAt,
      ...(closesAt ? { validThrough: `${toIsoDay(new Date(closesAt))}T23:59:59+05:30` } : {}),
      totalJobOpenings: openings,
      qualifications: qualification,
      hiringOrganization: { '@type': 'Organization', name: company, sameAs: publicUrl },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'IN' },
      },
    },
  ];
};
