import { type CopyDataFromLocaleArgs, copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale';
import { isolateObjectProperty, type Payload, type Plugin, type ServerFunction } from 'payload';

/** Lets single pages be found by their names, each as `{ config }`, beside the list of them. */
export const nameGlobals = ({ globals }: Pick<Payload, 'globals'>): void => {
  Object.assign(globals, Object.fromEntries(globals.config.map((config) => [config.slug, { config }])));
};

/** Mends "Copy to locale" on single pages: Payload 3.90 looks them up by their names, where it keeps a list, and fails. */
export const withCopyToLocale: Plugin = (config) => ({
  ...config,
  onInit: async (payload) => {
    nameGlobals(payload);
    await config.onInit?.(payload);
  },
});

type FindById = Payload['findByID'];
type FindGlobal = Payload['findGlobal'];

/** The same content, of which each language is read without the first one in place of what is not there. */
const withoutFallback = (payload: Payload): Payload => {
  const own = isolateObjectProperty(payload, ['findByID', 'findGlobal']);
  own.findByID = ((options) => payload.findByID({ ...options, fallbackLocale: false })) as FindById;
  own.findGlobal = ((options) => payload.findGlobal({ ...options, fallbackLocale: false })) as FindGlobal;
  return own;
};

/**
 * Copies a document from one language into another. Payload's own "Copy to locale" takes the first language for what is not translated: from Hindi into an
 * empty Gujarati it copied English.
 */
export const copyToLocale = ({ req, ...args }: CopyDataFromLocaleArgs) => {
  const own = isolateObjectProperty(req, 'payload');
  own.payload = withoutFallback(req.payload);
  return copyDataFromLocale({ ...args, req: own });
};

/** The same, as the studio's drawer calls it. */
export const answerCopyToLocale: ServerFunction<CopyDataFromLocaleArgs> = (args) => copyToLocale(args);
