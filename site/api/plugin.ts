import { calls } from '@ev-site/contract/calls.ts';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ApiContext } from './context.ts';
import { describeApi } from './describe-api.ts';
import { ApiFailure, toFailure } from './failures.ts';
import { addBanners } from './read/get-banners.ts';
import { addBlogs } from './read/get-blogs.ts';
import { addCareerJobs } from './read/get-career-jobs.ts';
import { addCities } from './read/get-cities.ts';
import { addDomainStatus } from './read/get-domain-status.ts';
import { addEvents } from './read/get-events.ts';
import { addGalleries } from './read/get-galleries.ts';
import { addHumanCheck } from './read/get-human-check.ts';
import { addMetadetails } from './read/get-metadetails.ts';
import { addTestimonials } from './read/get-testimonials.ts';
import { addTradeShowLists } from './read/get-trade-show-lists.ts';
import { createAddRead } from './read-call.ts';
import { addFormCalls } from './write/form-calls.ts';

const reads = [
  addDomainStatus,
  addMetadetails,
  addBanners,
  addEvents,
  addTestimonials,
  addGalleries,
  addBlogs,
  addCareerJobs,
  addCities,
  addTradeShowLists,
];

const knownPaths = calls.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(?:[?]|$)`));

/** Every failure is JSON with messages by field; an error's own words never leave the house. */
const answerFailures = (api: FastifyInstance): void => {
  api.setNotFoundHandler((request, reply) => {
    const status = knownPaths.some((path) => path.test(request.url)) ? 405 : 404;
    return reply.code(status).header('Cache-Control', 'no-store').send(toFailure(status));
  });
  api.setErrorHandler<FastifyError | ApiFailure>((error, request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (error instanceof ApiFailure)
      return reply.code(error.statusCode).headers(error.headers).send(error.failure);
    const asked = error.statusCode ?? 503;
    if (asked >= 500) request.log.error({ err: error }, 'a call failed');
    // A body that cannot be read is a problem of its contents; a call that fails can be tried again.
    const status = asked >= 500 ? 503 : asked === 400 ? 422 : asked;
    return reply.code(status).send(toFailure(status));
  });
};

/** The public calls under /api. */
export const apiPlugin: FastifyPluginAsync<ApiContext> = async (api, context) => {
  answerFailures(api);
  await api.register(multipart);
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  const add = createAddRead(api, context.generation);
  for (const addTo of reads) addTo(add, context);
  addHumanCheck(api, context);
  addFormCalls(api, context);
  describeApi(api, context);
};
