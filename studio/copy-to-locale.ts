import { translationReady } from '@ev-site/content/fields/translation-ready.ts';
import { type CopyDataFromLocaleArgs, copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale';
import { isolateObjectProperty, type Payload, type ServerFunction } from 'payload';

type FindById = Payload['findByID'];
type FindGlobal = Payload['findGlobal'];

/** A copy in another language is not a translation yet, so it is marked as not ready, even if its source was ready. */
const notReady = <Doc>(doc: Doc): Doc =>
  doc && typeof doc === 'object' && translationReady in doc ? { ...doc, [translationReady]: false } : doc;

/**
 * A Payload that reads each language without falling back to the first language where a text is missing.
 * @param from the language that is copied
 */
const readForCopy = (payload: Payload, from: string): Payload => {
  const own = isolateObjectProperty(payload, ['findByID', 'findGlobal']);
  const toCopied = <Doc>(doc: Doc, { locale }: { locale?: string | null }): Doc =>
    locale === from ? notReady(doc) : doc;
  own.findByID = (async (options) =>
    toCopied(await payload.findByID({ ...options, fallbackLocale: false }), options)) as FindById;
  own.findGlobal = (async (options) =>
    toCopied(await payload.findGlobal({ ...options, fallbackLocale: false }), options)) as FindGlobal;
  return own;
};

/**
 * Copies a document from one language into another. Payload's own "Copy to locale" falls back to the first language
 * where a text is not translated: copying Hindi into an empty Gujarati copied English.
 */
export const copyToLocale = ({ req, ...args }: CopyDataFromLocaleArgs) => {
  const own = isolateObjectProperty(req, 'payload');
  own.payload = readForCopy(req.payload, args.fromLocale);
  return copyDataFromLocale({ ...args, req: own });
};

/** `copyToLocale` as the server function that the studio's drawer calls. */
export const answerCopyToLocale: ServerFunction<CopyDataFromLocaleArgs> = (args) => copyToLocale(args);
