import type { OperationId } from '@ev-site/contract/calls.ts';
import { inEachLanguage, type Language } from '@ev-site/contract/paths.ts';
import type { CallHandler } from './call-handler.ts';
import type { ApiContext } from './context.ts';
import { readBanners } from './read/get-banners.ts';
import { readBlogs } from './read/get-blogs.ts';
import { readCareerJobs } from './read/get-career-jobs.ts';
import { readCities } from './read/get-cities.ts';
import { readDomainStatus } from './read/get-domain-status.ts';
import { readEvents } from './read/get-events.ts';
import { createFormStatusHandler } from './read/get-form-status.ts';
import { readGalleries } from './read/get-galleries.ts';
import { createHumanCheckHandler } from './read/get-human-check.ts';
import { readMetadetails } from './read/get-metadetails.ts';
import { readRideDays } from './read/get-ride-days.ts';
import { readRideDealers } from './read/get-ride-dealers.ts';
import { createSavingsHandler } from './read/get-savings.ts';
import { readStates } from './read/get-states.ts';
import { readTestimonials } from './read/get-testimonials.ts';
import { readCategories, readImages, readVideos } from './read/get-trade-show-lists.ts';
import { readVehicles } from './read/get-vehicles.ts';
import { createReadHandlers, type Read } from './read-call.ts';
import { createAdmission } from './write/admit-forms.ts';
import { createFormHandlers } from './write/form-calls.ts';
import { createPrivacyHandler } from './write/privacy-call.ts';

/**
 * Creates the handler of each call of the contract: a call missing here, or missing in the contract, does not compile.
 */
export const createHandlers = (context: ApiContext): Record<OperationId, CallHandler> => {
  const toHandler = createReadHandlers(context.generation);
  const admission = createAdmission(context);
  const reading = (read: (context: ApiContext, language: Language) => Read) => {
    const readIn = (language: Language) =>
      read({ ...context, data: { ...context.data, ...context.data.inLanguage(language) } }, language);
    return toHandler(inEachLanguage(readIn));
  };
  return {
    'get-domain-status': reading(readDomainStatus),
    'get-metadetails': reading(readMetadetails),
    'get-banners': reading(readBanners),
    'get-events': reading(readEvents),
    'get-testimonials': reading(readTestimonials),
    'get-galleries': reading(readGalleries),
    'get-blogs': reading(readBlogs),
    'get-career-jobs': reading(readCareerJobs),
    'get-states': reading(readStates),
    'get-cities': reading(readCities),
    'get-vehicles': reading(readVehicles),
    'get-ride-dealers': reading(readRideDealers),
    'get-ride-days': reading(readRideDays),
    'get-videos': reading(readVideos),
    'get-images': reading(readImages),
    'get-categories': reading(readCategories),
    'get-savings': createSavingsHandler(context),
    'get-human-check': createHumanCheckHandler(context),
    'get-form-status': createFormStatusHandler(context),
    ...createFormHandlers(context, admission),
    'post-privacy-request': createPrivacyHandler(context, admission),
  };
};
