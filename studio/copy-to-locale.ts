import { translationReady } from '@ev-site/content/fields/translation-ready.ts';
import { type CopyDataFromLocaleArgs, copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale';
import { isolateObjectProperty, type Payload, type ServerFunction } from 'payload';

type FindById = Payload['findByID'];
type FindGlobal = Payload['findGlobal'];

/** The words of another language are no translation yet: what is copied is not ready, whether or not they were. */
const notReady = <Doc>(doc: Doc): Doc =>
  doc && typeof doc === 'object' && translationReady in doc ? { ...doc, [translationReady]: false } : doc;

/**
 * The same content, of which each language is read without the first one in place of what is not there.
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
 * Copies a document from one language into another. Payload's own "Copy to locale" takes the first language for what is
 * not translated: from Hindi into an empty Gujarati it copied English.
 */
export const copyToLocale = ({ req, ...args }: CopyDataFromLocaleArgs) => {
  const own = isolateObjectProperty(req, 'payload');
  own.payload = readForCopy(req.payload, args.fromLocale);
  return copyDataFromLocale({ ...args, req: own });
};

/** The same, as the studio's drawer calls it. */
export const answerCopyToLocale: ServerFunction<CopyDataFromLocaleArgs> = (args) => copyToLocale(args);
