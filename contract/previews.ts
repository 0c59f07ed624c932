import type { Language } from './paths.ts';
import { readRecordId } from './record-id.ts';

/** Lists of documents that visitors read: each document has a preview. */
export const previewedCollections = [
  'blogs',
  'events',
  'jobs',
  'trade-shows',
  'products',
  'banners',
  'questions',
  'testimonials',
  'gallery-items',
  'certificates',
  'dealers',
  'states',
  'cities',
  'assumptions',
  'page-meta',
  'media',
] as const;

/** Single documents that visitors read. */
export const previewedGlobals = ['home-page', 'about-page', 'dealer-page', 'menus', 'site-settings'] as const;

export type PreviewedCollection = (typeof previewedCollections)[number];
export type PreviewedGlobal = (typeof previewedGlobals)[number];
export type PreviewKind = PreviewedCollection | PreviewedGlobal;

/** A document that may be previewed. */
export interface PreviewedDocument {
  kind: PreviewKind;
  /** Its number; `one` where there is only one of its kind. */
  id: string;
}

/** The id of a document of which there is only one. */
export const onlyOne = 'one';

export const isPreviewedGlobal = (kind: string): kind is PreviewedGlobal =>
  (previewedGlobals as readonly string[]).includes(kind);

export const isPreviewedCollection = (kind: string): kind is PreviewedCollection =>
  (previewedCollections as readonly string[]).includes(kind);

/** Reads a document's name as it stands in addresses. @returns null where it names none. */
export const readPreviewed = (kind: string, id: string): PreviewedDocument | null => {
  if (isPreviewedGlobal(kind)) return id === onlyOne ? { kind, id } : null;
  return isPreviewedCollection(kind) && readRecordId(id) !== undefined ? { kind, id } : null;
};

/** Whether two names mean one document. */
export const isSameDocument = (a: PreviewedDocument, b: PreviewedDocument): boolean =>
  a.kind === b.kind && a.id === b.id;

/** Below it lies all that shows what is not published; nothing of it may be kept by anybody. */
const previewRoom = '/preview';

/** Where a colleague's link leads; its token stands behind "#", which no browser sends and no log sees. */
export const previewLinkPath = `${previewRoom}/link`;

/** The folder of one document's previews: its cookie is sent nowhere else. */
const previewFolder = ({ kind, id }: PreviewedDocument): string => `${previewRoom}/${kind}/${id}`;

/** The preview of a document in a language. */
export const previewPath = (document: PreviewedDocument, language: Language): string =>
  `${previewFolder(document)}/${language}`;

/** The same within the studio, where it follows what is typed. */
export const livePreviewPath = (document: PreviewedDocument, language: Language): string =>
  `${previewPath(document, language)}/live`;

/** Where staff get the token for a preview; they are sent on from there. */
export const previewDoor = (
  { kind, id }: PreviewedDocument,
  language: Language,
  { live = false }: { live?: boolean } = {},
): string => `/studio/api/previews/${kind}/${id}?language=${language}${live ? '&live=1' : ''}`;

/** Where staff change a document. */
export const studioPath = ({ kind, id }: PreviewedDocument): string =>
  isPreviewedGlobal(kind) ? `/studio/globals/${kind}` : `/studio/collections/${kind}/${id}`;

/** The cookie that holds the token of a preview. */
export const previewCookie = 'preview';

/** The line that sets it: sent to that document's previews alone, read by no script, and good for some seconds. */
export const toPreviewCookie = (
  document: PreviewedDocument,
  token: string,
  seconds: number,
  isHttps: boolean,
): string =>
  [
    `${previewCookie}=${token}`,
    `Path=${previewFolder(document)}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

/** How long a token for staff is good (seconds). */
export const visitSeconds = 600;

/** How long a link for a colleague is good (days). */
export const previewLinkDays = 7;
