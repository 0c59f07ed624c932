import * as z from 'zod/mini';
import { positiveIntPattern, readPositiveInt } from './positive-int.ts';

/** What can be wrong with the query of a read. The code that answers chooses the words. */
export const queryCodes = [
  'pageForm',
  'idForm',
  'idMissing',
  'statusForm',
  'stateForm',
  'dealerForm',
] as const;

export type QueryCode = (typeof queryCodes)[number];

/** Values of `status` in a read of blogs or events (specification, section 4). */
export const listStatus = { list: 1, detail: 2, recent: 3 } as const;

const codeOf = (code: QueryCode): string => code;

const isNumber = (text: string): boolean => readPositiveInt(text) !== undefined;

const numberOrEmpty = (message: QueryCode) =>
  z.optional(
    z.pipe(
      z.string(message).check(
        z.regex(new RegExp(`^(${positiveIntPattern})?$`), { error: message, abort: true }),
        z.refine((text) => text === '' || isNumber(text), message),
      ),
      z.transform(readPositiveInt),
    ),
  );

const page = numberOrEmpty('pageForm');
const id = numberOrEmpty('idForm');

const writtenStatus = {
  '': listStatus.list,
  1: listStatus.list,
  2: listStatus.detail,
  3: listStatus.recent,
} as const;

const status = z.pipe(
  z._default(z.enum(['', '1', '2', '3'], codeOf('statusForm')), '1'),
  z.transform((text) => writtenStatus[text]),
);

/** Query of lists that only have pages. */
export const pageQuery = z.object({ page });

/** Query of get-blogs. */
export const blogsQuery = z.object({ blogid: id, status, page }).check(
  z.refine(({ status, blogid }) => status !== listStatus.detail || blogid !== undefined, {
    error: codeOf('idMissing'),
    path: ['blogid'],
  }),
);

/** Query of get-events. */
export const eventsQuery = z.object({ eventid: id, status, page }).check(
  z.refine(({ status, eventid }) => status !== listStatus.detail || eventid !== undefined, {
    error: codeOf('idMissing'),
    path: ['eventid'],
  }),
);

/** Query of get-career-jobs: a page of the list, or one position. */
export const jobsQuery = z.object({ jobid: id, page });

/** The variable part of the path of get-cities. */
export const stateParameter = z.object({
  stateId: z.pipe(
    z
      .string()
      .check(
        z.regex(new RegExp(`^${positiveIntPattern}$`), { error: codeOf('stateForm'), abort: true }),
        z.refine(isNumber, codeOf('stateForm')),
      ),
    z.transform(Number),
  ),
});

/** The variable part of the path of get-ride-days. */
export const dealerParameter = z.object({
  dealer: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/, codeOf('dealerForm'))),
});
