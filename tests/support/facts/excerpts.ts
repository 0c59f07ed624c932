/** A list that shows the first characters of a text; lengths from the specification, sections 2 and 9. */
interface Excerpt {
  address: string;
  /** The public call that returns the items. */
  call: string;
  field: string;
  length: number;
  /** Most items that are shown. */
  items?: number;
}

const articles = '/api/get-blogs?blogid=&status=1';
const events = '/api/get-events?eventid=&status=1';

export const excerpts: Excerpt[] = [
  { address: '/', call: articles, field: 'blog_desc', length: 30, items: 3 },
  { address: '/', call: '/api/get-testimonials', field: 'description', length: 150, items: 6 },
  { address: '/blogs', call: articles, field: 'blog_desc', length: 60 },
  { address: '/blogdetails/1', call: '/api/get-blogs?blogid=1&status=3', field: 'blog_desc', length: 40 },
  { address: '/events', call: events, field: 'event_title', length: 45 },
  { address: '/events', call: events, field: 'event_desc', length: 15 },
  { address: '/careers', call: '/api/get-career-jobs?page=1', field: 'job_desc', length: 100 },
];

/** Fields of a list's items that are shown in full. */
export const wholeFields: { address: string; call: string; fields: string[]; day?: string }[] = [
  { address: '/blogs', call: articles, fields: ['blog_title'], day: 'creation_date' },
  {
    address: '/blogdetails/1',
    call: '/api/get-blogs?blogid=1&status=2',
    fields: ['blog_title'],
    day: 'creation_date',
  },
  { address: '/events', call: events, fields: [], day: 'event_date' },
  {
    address: '/eventdetails/1',
    call: '/api/get-events?eventid=1&status=2',
    fields: ['event_title'],
    day: 'event_date',
  },
  { address: '/careers', call: '/api/get-career-jobs?page=1', fields: ['position', 'qualification', 'exp'] },
  {
    address: '/careerdetails/1',
    call: '/api/get-career-jobs?jobid=1',
    fields: ['exp', 'position', 'department', 'qualification'],
  },
  {
    address: '/alltestimonials',
    call: '/api/get-testimonials?page=1',
    fields: ['description', 'fullname', 'designation'],
  },
  { address: '/imagegallerylist', call: '/api/get-galleries?page=1', fields: [], day: 'creation_date' },
];
