import type * as z from 'zod/mini';
import {
  bannerSchema,
  blogSchema,
  categorySchema,
  challengeAnswer,
  citySchema,
  domainStatusAnswer,
  eventSchema,
  formStatusAnswer,
  galleryItemSchema,
  imageSchema,
  jobSchema,
  metaDetailsAnswer,
  rideDaySchema,
  rideDealerSchema,
  savedAnswer,
  stateSchema,
  testimonialSchema,
  vehicleSchema,
  videoSchema,
} from './answers.ts';
import { apiPaths } from './api-paths.ts';
import { listOf } from './envelope.ts';
import { forms, listFields } from './forms/forms.ts';
import type { LeadKind } from './forms/kinds.ts';
import { formSchemas, getFileField } from './forms/schemas.ts';
import {
  blogsQuery,
  dealerParameter,
  eventsQuery,
  jobsQuery,
  pageQuery,
  stateParameter,
} from './list-query.ts';
import { metaPages } from './meta-pages.ts';
import { longestOfRequest, requestSchema, requestTypes } from './privacy-request.ts';
import { savingsAnswer, savingsQuery } from './savings/call-schemas.ts';

/** One call of the public API as data; the server's routes and the document at /api/openapi.json are made from it. */
export interface Call {
  /** Name of the call; the server finds its handler by this name. */
  operationId: string;
  method: 'get' | 'post';
  path: string;
  summary: string;
  /** The possible values of the variable part of the path, if there are only a few. */
  pathValues?: readonly string[];
  parameters?: z.core.$ZodObject;
  query?: z.core.$ZodObject;
  body?: {
    schema: z.core.$ZodObject;
    types: readonly string[];
    file?: string;
    /** The longest accepted text, by field. */
    longest?: Readonly<Record<string, number>>;
  };
  answer: z.core.$ZodType;
  /** Every answer is calculated for its request, so it has no ETag. */
  noEtag?: true;
  /** Failure statuses of this call, besides 429 and 503. */
  failures: readonly number[];
}

const toFormCall = <Id extends string>(operationId: Id, kind: LeadKind, summary: string) => {
  const file = getFileField(kind);
  const longest = Object.fromEntries(listFields(kind).map(([name, { most }]) => [name, most]));
  return {
    operationId,
    method: 'post' as const,
    path: forms[kind].path,
    summary,
    body: { schema: formSchemas[kind], types: forms[kind].types, longest, ...(file && { file }) },
    answer: savedAnswer,
    failures: [403, 413, 415, 422],
  };
};

/**
 * Every call of the specification's section 7, the savings calculation, and the calls that forms make before they are
 * sent, with the choices that forms may name.
 */
export const calls = [
  {
    operationId: 'get-domain-status',
    method: 'get',
    path: apiPaths.getDomainStatus,
    summary: 'Whether the site is live, in preview or in maintenance.',
    answer: domainStatusAnswer,
    failures: [],
  },
  {
    operationId: 'get-metadetails',
    method: 'get',
    path: apiPaths.getMetadetails,
    summary: 'Title and description of a page.',
    pathValues: metaPages,
    answer: metaDetailsAnswer,
    failures: [404, 422],
  },
  {
    operationId: 'get-banners',
    method: 'get',
    path: apiPaths.getBanners,
    summary: 'Slides of the home page.',
    answer: listOf(bannerSchema),
    failures: [],
  },
  {
    operationId: 'get-events',
    method: 'get',
    path: apiPaths.getEvents,
    summary: 'Events: status 1 is the list, 2 one event (with eventid), 3 the four most recent.',
    query: eventsQuery,
    answer: listOf(eventSchema),
    failures: [422],
  },
  {
    operationId: 'get-testimonials',
    method: 'get',
    path: apiPaths.getTestimonials,
    summary: 'Testimonials of customers.',
    query: pageQuery,
    answer: listOf(testimonialSchema),
    failures: [422],
  },
  {
    operationId: 'get-galleries',
    method: 'get',
    path: apiPaths.getGalleries,
    summary: 'Pictures of the image gallery.',
    query: pageQuery,
    answer: listOf(galleryItemSchema),
    failures: [422],
  },
  {
    operationId: 'get-blogs',
    method: 'get',
    path: apiPaths.getBlogs,
    summary: 'Articles: status 1 is the list, 2 one article (with blogid), 3 the four most recent.',
    query: blogsQuery,
    answer: listOf(blogSchema),
    failures: [422],
  },
  {
    operationId: 'get-career-jobs',
    method: 'get',
    path: apiPaths.getCareerJobs,
    summary: 'Open positions, or one of them (with jobid).',
    query: jobsQuery,
    answer: listOf(jobSchema),
    failures: [422],
  },
  {
    operationId: 'get-states',
    method: 'get',
    path: apiPaths.getStates,
    summary: 'States and union territories that a dealer enquiry may name.',
    answer: listOf(stateSchema),
    failures: [],
  },
  {
    operationId: 'get-cities',
    method: 'get',
    path: apiPaths.getCities,
    summary: 'Cities of a state.',
    parameters: stateParameter,
    answer: listOf(citySchema),
    failures: [422],
  },
  {
    operationId: 'get-vehicles',
    method: 'get',
    path: apiPaths.getVehicles,
    summary:
      'Vehicles that forms may name: of which people can become dealers (dealership), which can be ridden at some dealer (test_ride).',
    answer: listOf(vehicleSchema),
    failures: [],
  },
  {
    operationId: 'get-ride-dealers',
    method: 'get',
    path: apiPaths.getRideDealers,
    summary:
      'Dealers at whom test rides can be had, and the keys of the vehicles that each has; null: each with test_ride can be asked for.',
    answer: listOf(rideDealerSchema),
    failures: [],
  },
  {
    operationId: 'get-ride-days',
    method: 'get',
    path: apiPaths.getRideDays,
    summary:
      'Half-days of the next two weeks on which a dealer, by the slug of get-ride-dealers, gives test rides.',
    parameters: dealerParameter,
    answer: listOf(rideDaySchema),
    failures: [422],
  },
  {
    operationId: 'get-videos',
    method: 'get',
    path: apiPaths.getVideos,
    summary: 'Media coverage of the trade shows.',
    answer: listOf(videoSchema),
    failures: [],
  },
  {
    operationId: 'get-images',
    method: 'get',
    path: apiPaths.getImages,
    summary: 'Pictures of the trade shows.',
    answer: listOf(imageSchema),
    failures: [],
  },
  {
    operationId: 'get-categories',
    method: 'get',
    path: apiPaths.getCategories,
    summary: 'Categories of the trade-show pictures.',
    answer: listOf(categorySchema),
    failures: [],
  },
  {
    operationId: 'get-savings',
    method: 'get',
    path: apiPaths.getSavings,
    summary:
      'What a vehicle saves or costs against one that runs on fuel; what is left out comes from the assumptions.',
    query: savingsQuery,
    answer: savingsAnswer,
    noEtag: true,
    failures: [422],
  },
  {
    operationId: 'get-human-check',
    method: 'get',
    path: apiPaths.getHumanCheck,
    summary: 'A new challenge of the built-in human check.',
    answer: challengeAnswer,
    noEtag: true,
    failures: [404],
  },
  {
    operationId: 'get-form-status',
    method: 'get',
    path: apiPaths.getFormStatus,
    summary:
      'Whether a form would be taken just now; where not, what to tell the visitor. And the version of the privacy notice of today.',
    answer: formStatusAnswer,
    noEtag: true,
    failures: [],
  },
  toFormCall('create-dealer', 'dealer', 'Dealer enquiry.'),
  toFormCall('post-contact-us', 'contact', 'Contact enquiry.'),
  toFormCall(
    'post-product-inquiry',
    'inquiry',
    'Product inquiry. It is about the vehicle whose key is sent as vehicle, or whose marker field (millo, mastee; staff set it at the vehicle) is added.',
  ),
  toFormCall('post-apply-job', 'application', 'Job application with a resume as PDF.'),
  toFormCall(
    'post-test-ride',
    'testride',
    'Test ride of a vehicle that the dealer has, at a dealer by the address of his page, on one or two half-days on which he is open (2026-11-25-am).',
  ),
  {
    operationId: 'post-privacy-request',
    method: 'post',
    path: apiPaths.postPrivacyRequest,
    summary:
      'Asks to see, correct, withdraw or erase what is kept about somebody; the answer is the same whether anything is kept.',
    body: { schema: requestSchema, types: requestTypes, longest: longestOfRequest },
    answer: savedAnswer,
    failures: [403, 413, 415, 422],
  },
] as const satisfies readonly Call[];

/** Name of a call: the last fixed word of its path. */
export type OperationId = (typeof calls)[number]['operationId'];
