import { hour } from '@ev-site/contract/spans-of-time.ts';

/** How long a session of the studio lasts after its beginning or last extension, in seconds. */
export const sessionSeconds = (8 * hour) / 1000;
