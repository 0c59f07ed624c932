import * as z from 'zod/mini';
import { readRecordId } from './record-id.ts';

/** What a read of blogs or events asks for (specification, section 4). */
export const listStatus = { list: 1, detail: 2, recent: 3 } as const;

const numberOrEmpty = (message: string) =>
  z.optional(
    z.pipe(
      z.string(message).check(z.refine((text) => text === '' || readRecordId(text) !== undefined, message)),
      z.transform(readRecordId),
    ),
  );

const page = numberOrEmpty('Page numbers are whole numbers from 1. Leave page out for the first page.');
const id = (name: string) =>
  numberOrEmpty(`${name} is the whole number that a list gives as id. Leave it out for the list.`);

const status = z.pipe(
  z._default(
    z.enum(['', '1', '2', '3'], 'Status is 1 for the list, 2 for one item, 3 for recent items.'),
    '1',
  ),
  z.transform((text): 1 | 2 | 3 => (text === '2' ? 2 : text === '3' ? 3 : 1)),
);

/** Query of lists that have nothing but pages. */
export const pageQuery = z.object({ page });

/** Query of get-blogs. */
export const blogsQuery = z.object({ blogid: id('blogid'), status, page }).check(
  z.refine(({ status, blogid }) => status !== 2 || blogid !== undefined, {
    error: 'Say which article: add blogid.',
    path: ['blogid'],
  }),
);

/** Query of get-events. */
export const eventsQuery = z.object({ eventid: id('eventid'), status, page }).check(
  z.refine(({ status, eventid }) => status !== 2 || eventid !== undefined, {
    error: 'Say which event: add eventid.',
    path: ['eventid'],
  }),
);

/** Query of get-career-jobs: a page of the list, or one position. */
export const jobsQuery = z.object({ jobid: id('jobid'), page });

/** The part of get-cities that varies. */
export const stateParameter = z.object({
  stateId: z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,8}$/, 'The state is given by its id, a whole number.')),
    z.transform(Number),
  ),
});
