import type { Data } from '@ev-site/content/documents/data.ts';
import { listFieldsOf } from '@ev-site/content/documents/find-config.ts';
import { putTexts } from '@ev-site/content/documents/put-texts.ts';
import { type ContentReader, readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { listMissing } from '@ev-site/content/previews/list-missing.ts';
import { openPreviewLink } from '@ev-site/content/previews/preview-links.ts';
import { createPreviewTokens } from '@ev-site/content/previews/preview-token.ts';
import { mayChangePreviewed, readPreviewedDocument } from '@ev-site/content/previews/read-previewed.ts';
import { isSameDocument, type NamedDocument } from '@ev-site/contract/documents.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';
import { overlayReader } from './overlay-reader.ts';
import { fillGaps } from './shape-document.ts';
import { findWhereSeen, type SeenAt } from './where-seen.ts';

/** A person who may see a preview, and the user with whose rights it is read. */
interface PreviewVisitor {
  is: 'staff' | 'colleague';
  user: TypedUser;
}

/** The document behind a link for a colleague. */
interface PreviewLinkOpened {
  document: NamedDocument;
  expiresAt: Date;
}

/** A document and the content around it, as visitors would see them once the document is published. */
export interface PreviewContent<Reading> {
  seenAt: SeenAt;
  inLanguage(language: Language): Reading;
  /** Whether the document is hidden from visitors of the language because its translation is not ready. */
  awaitsTranslation: boolean;
  isUnsaved: boolean;
  /** Required fields that are empty, named as in the studio. */
  missing: string[];
}

interface PreviewAsked {
  document: NamedDocument;
  visitor: PreviewVisitor;
  language: Language;
  /** Unsaved input in that language. */
  unsaved?: Data | undefined;
}

/** Access to previews; nothing of a preview is ever cached. */
export interface Previews<Reading> {
  /** Whether a token was signed here and has not expired; makes no database query. */
  isSigned(token: string | undefined): Promise<boolean>;
  /**
   * Identifies the person who asks for a document. The token of a member of staff is valid only together with their own
   * live session, so a stolen token is useless to a stranger. A link is valid until it is revoked.
   * @returns null when the person may not see the document.
   */
  identify(
    document: NamedDocument,
    token: string | undefined,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<PreviewVisitor | null>;
  /** @returns null when the link is invalid, revoked or expired. */
  openLink(token: string | undefined): Promise<PreviewLinkOpened | null>;
  /** Whether a person may see a preview of unsaved input: only a person who may save it. */
  mayShowTyped(document: NamedDocument, visitor: PreviewVisitor): Promise<boolean>;
  /** @returns null where there is no such document, or the visitor may not read it. */
  open(asked: PreviewAsked): Promise<PreviewContent<Reading> | null>;
}

type ToReading<Reading> = (language: Language, content: ContentReader, original: ContentReader) => Reading;

/** The headers of a request that identify its sender. */
const toAuthHeaders = (headers: Record<string, string | string[] | undefined>): Headers => {
  const named = ['cookie', 'origin', 'sec-fetch-site'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Headers(named);
};

const memoize = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key: Key): Value => {
    const value = made.has(key) ? (made.get(key) as Value) : make(key);
    made.set(key, value);
    return value;
  };
};

/** Opens the previews. @param toReading binds the queries to a content in a language */
export const createPreviews = <Reading>(
  payload: Payload,
  toReading: ToReading<Reading>,
): Previews<Reading> => {
  const tokens = createPreviewTokens(payload.secret);
  const fieldsOf = (slug: string) => listFieldsOf(payload, slug);
  const [firstLanguage] = languages;

  return {
    isSigned: async (token) => (await tokens.read(token)) !== null,

    async identify(document, token, headers) {
      const grant = await tokens.read(token);
      if (grant?.to === 'colleague') {
        const link = await openPreviewLink(payload, grant.key);
        return link && isSameDocument(link.document, document) ? { is: 'colleague', user: link.maker } : null;
      }
      if (grant?.to !== 'staff' || !isSameDocument(grant.document, document)) return null;
      const { user } = await executeAuthStrategies({ headers: toAuthHeaders(headers), payload });
      return user && Number(user.id) === grant.staff ? { is: 'staff', user } : null;
    },

    async openLink(token) {
      const grant = await tokens.read(token);
      return grant?.to === 'colleague' ? openPreviewLink(payload, grant.key) : null;
    },

    mayShowTyped: async (document, { is, user }) =>
      is === 'staff' && (await mayChangePreviewed(payload, document, user)),

    async open({ document, visitor: { user }, language, unsaved }) {
      const { kind } = document;
      const fields = fieldsOf(kind);
      const readSaved = (inLanguage: Language, depth: number) =>
        readPreviewedDocument(payload, document, { user, language: inLanguage, depth });
      const saved = await readSaved(language, 0);
      if (!saved) return null;

      const readTyped = (inLanguage: Language, depth: number, typed: Data) =>
        readPreviewedDocument(payload, document, { user, language: inLanguage, depth, unsaved: typed });
      const read = async (inLanguage: Language, depth: number): Promise<Data> => {
        if (!unsaved) return (await readSaved(inLanguage, depth)) ?? {};
        // The form contains neither the id, nor the place in the order, nor the times of saving.
        const { id, _order, createdAt, updatedAt = new Date().toISOString() } = saved;
        const whole = { ...unsaved, id, _order, createdAt, updatedAt };
        const typed =
          inLanguage === language ? whole : putTexts(fields, whole, (await readSaved(inLanguage, 0)) ?? {});
        return (await readTyped(inLanguage, depth, typed)) ?? {};
      };
      const previewed = { kind, id: Number(saved.id ?? 0) };
      const contentIn = memoize((inLanguage: Language) =>
        overlayReader(readInLanguage(payload, inLanguage, previewed), {
          ...previewed,
          read: memoize(async (depth: number) => fillGaps(fields, await read(inLanguage, depth))),
          fieldsOf,
        }),
      );
      const content = contentIn(language);
      const asWritten = await read(language, 0);
      const stored = fillGaps(fields, asWritten);
      return {
        seenAt: await findWhereSeen({ document, stored, content, fieldsOf }),
        inLanguage: memoize((inLanguage: Language) =>
          toReading(inLanguage, contentIn(inLanguage), contentIn(firstLanguage)),
        ),
        awaitsTranslation:
          language !== firstLanguage &&
          fields.some(({ name }) => name === 'translationReady') &&
          stored.translationReady !== true,
        isUnsaved: unsaved !== undefined,
        missing: listMissing(fields, asWritten),
      };
    },
  };
};
