import * as z from 'zod/mini';
import { noticeVersionPattern } from './notice-version.ts';

/** What every form sends besides the visitor's fields. All may be missing: callers of the API need none of it. */
export const formGuardSchema = z.object({
  /** Must be empty; people do not see the field, so only programs fill it. */
  website: z.nullish(z.string()),
  /** Milliseconds from showing the form to sending it; empty without script. */
  filled_in_ms: z._default(z.coerce.string(), ''),
  /** The form key: 8 to 64 letters, digits or hyphens, new for each filled form. */
  lead_key: z._default(z.coerce.string(), ''),
  /** Version of the privacy notice that was shown; a value that is not a version counts as empty. */
  privacy_version: z.catch(z.string().check(z.regex(noticeVersionPattern)), ''),
});

/** How a form key is written; OpenAPI says it too. */
export const formKeyPattern = /^[A-Za-z0-9-]{8,64}$/;

/** The form key if it is usable, else empty; then the server makes a lead key from the content and the time. */
export const toFormKey = (text: unknown): string =>
  typeof text === 'string' && formKeyPattern.test(text) ? text : '';
