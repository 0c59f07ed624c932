import * as z from 'zod/mini';
import { noticeVersionPattern } from './notice-version.ts';

/** What every form carries besides what the visitor writes. All may be missing: the API's callers need none of it. */
export const formGuardSchema = z.object({
  /** Must be empty. */
  website: z.nullish(z.string()),
  /** Milliseconds between showing the form and sending it; empty without script. */
  filled_in_ms: z._default(z.coerce.string(), ''),
  /** Any 8 to 64 letters, digits or hyphens, new for each filled form. */
  lead_key: z._default(z.coerce.string(), ''),
  /** Version of the privacy note that was shown; empty for whatever is no version. */
  privacy_version: z.catch(z.string().check(z.regex(noticeVersionPattern)), ''),
});

const keyPattern = /^[A-Za-z0-9-]{8,64}$/;

/** The key if it is usable, else empty: then the server makes one of the content and the time. */
export const toLeadKey = (text: unknown): string =>
  typeof text === 'string' && keyPattern.test(text) ? text : '';
