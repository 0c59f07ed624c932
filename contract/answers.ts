import * as z from 'zod/mini';

/** A day in India (Asia/Kolkata), e.g. "2026-11-21". */
const dayText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A slide of the home page; `banner_desc` is HTML, `index` counts from 0. */
export const bannerSchema = z.object({
  index: z.int(),
  banner_heading: z.string(),
  banner_desc: z.string(),
  banner_image: z.string(),
});
export type BannerRow = z.output<typeof bannerSchema>;

/**
 * An article; `blog_details` is HTML. `created_date` is the day ("21"), `created_month` the short month in the
 * requested language ("Nov").
 */
export const blogSchema = z.object({
  index: z.int(),
  id: z.int(),
  blog_title: z.string(),
  blog_desc: z.string(),
  blog_details: z.string(),
  blog_image: z.string(),
  created_date: z.string(),
  created_month: z.string(),
  creation_date: dayText,
});
export type BlogRow = z.output<typeof blogSchema>;

/** A city of the requested state. */
export const citySchema = z.object({ id: z.int(), city_name: z.string() });
export type CityRow = z.output<typeof citySchema>;

/** A company event; `event_info` is HTML. */
export const eventSchema = z.object({
  id: z.int(),
  event_title: z.string(),
  event_image: z.string(),
  event_desc: z.string(),
  event_date: dayText,
  event_info: z.string(),
});
export type EventRow = z.output<typeof eventSchema>;

/** A state or union territory; the dealer enquiry refers to it by its id. */
export const stateSchema = z.object({ id: z.int(), state_name: z.string() });
export type StateRow = z.output<typeof stateSchema>;

/** A vehicle; forms refer to it by its key. Says whether people can become its dealers, or ride it at some dealer. */
export const vehicleSchema = z.object({
  key: z.string(),
  vehicle_name: z.string(),
  dealership: z.boolean(),
  test_ride: z.boolean(),
});
export type VehicleRow = z.output<typeof vehicleSchema>;

/**
 * A dealer who offers test rides; the form refers to a dealer by slug. `vehicles` are the keys of the dealer's
 * vehicles, or null if the dealer named none: then every vehicle with `test_ride` can be requested.
 */
export const rideDealerSchema = z.object({
  slug: z.string(),
  dealer_name: z.string(),
  town: z.string(),
  pin: z.string(),
  state_name: z.string(),
  vehicles: z.nullable(z.array(z.string())),
});
export type RideDealerRow = z.output<typeof rideDealerSchema>;

/** A half-day on which a dealer is open; the form refers to it by its key. Times are Indian time. */
export const rideDaySchema = z.object({
  key: z.string(),
  day: z.string(),
  half: z.enum(['am', 'pm']),
  from: z.string(),
  until: z.string(),
});
export type RideDayRow = z.output<typeof rideDaySchema>;

/** A picture of the image gallery. */
export const galleryItemSchema = z.object({ gallery_image: z.string(), creation_date: dayText });
export type GalleryRow = z.output<typeof galleryItemSchema>;

/** An open position; `job_desc` is HTML. */
export const jobSchema = z.object({
  id: z.int(),
  position: z.string(),
  department: z.string(),
  qualification: z.string(),
  exp: z.string(),
  job_desc: z.string(),
});
export type JobRow = z.output<typeof jobSchema>;

/** A customer's testimonial; `testimonial_image` is empty if there is no picture, `index` counts from 0. */
export const testimonialSchema = z.object({
  index: z.int(),
  fullname: z.string(),
  designation: z.string(),
  description: z.string(),
  testimonial_image: z.string(),
});
export type TestimonialRow = z.output<typeof testimonialSchema>;

/** A filter of the trade-show gallery. */
export const categorySchema = z.object({ name: z.string(), slug: z.string() });
export type CategoryRow = z.output<typeof categorySchema>;

/** A picture of the trade-show gallery; `category` is the slug of a category. */
export const imageSchema = z.object({
  thumbnail: z.string(),
  image: z.string(),
  caption: z.optional(z.string()),
  category: z.string(),
});
export type ImageRow = z.output<typeof imageSchema>;

/** Media coverage; `url` is an embed link. */
export const videoSchema = z.object({ url: z.string() });
export type VideoRow = z.output<typeof videoSchema>;

/** Answer of get-domain-status; decision 002 explains the values. */
export const domainStatusAnswer = z.object({ domainStatus: z.enum(['live', 'preview', 'maintenance']) });

/** Answer of get-metadetails; for an empty text the page's default is used. */
export const metaDetailsAnswer = z.object({
  data: z.object({ meta_title: z.string(), meta_desc: z.string() }),
});

/** Answer of an accepted form: words of the success dialog, and a number to quote on the phone (none for a request). */
export const savedAnswer = z.object({
  data: z.object({ title: z.string(), message: z.string(), reference: z.optional(z.string()) }),
});
export type SavedAnswer = z.output<typeof savedAnswer>;

/**
 * Answer of get-form-status. The message tells a visitor why forms are refused; it is empty if they are accepted. The
 * version is that of the current privacy notice, which forms send along.
 */
export const formStatusAnswer = z.object({
  data: z.object({ taken: z.boolean(), message: z.string(), privacy_version: z.string() }),
});
export type FormStatusAnswer = z.output<typeof formStatusAnswer>;

/** Answer of get-human-check: a challenge of the built-in check, to be solved by the ALTCHA widget. */
export const challengeAnswer = z.looseObject({ parameters: z.looseObject({}), signature: z.string() });
