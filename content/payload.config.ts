import { getContentConfig } from './config.ts';

/** The content model as the site, the commands and the tests use it; the studio adds its looks to it. */
export default getContentConfig();
