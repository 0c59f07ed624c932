import { getContentConfig } from './config.ts';

/** The content model for the site, the commands and the tests; the studio adds its appearance to it. */
export default getContentConfig();
