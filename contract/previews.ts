import type { NamedDocument } from './documents.ts';
import type { Language } from './paths.ts';

/** Everything below this path shows unpublished content and must never be cached. */
const previewRoom = '/preview';

/** The page of a colleague's link. Its token stands behind "#", which browsers do not send, so no log contains it. */
export const previewLinkPath = `${previewRoom}/link`;

/** The folder of one document's previews; its cookie is sent only there. */
const previewFolder = ({ kind, id }: NamedDocument): string => `${previewRoom}/${kind}/${id}`;

/** The preview of a document in a language. */
export const previewPath = (document: NamedDocument, language: Language): string =>
  `${previewFolder(document)}/${language}`;

/** The same preview within the studio, where it follows what is typed. */
export const livePreviewPath = (document: NamedDocument, language: Language): string =>
  `${previewPath(document, language)}/live`;

/** Where staff get the token for a preview; it redirects to the preview. */
export const previewTokenPath = (
  { kind, id }: NamedDocument,
  language: Language,
  { live = false }: { live?: boolean } = {},
): string => `/studio/api/previews/${kind}/${id}?language=${language}${live ? '&live=1' : ''}`;

/** The cookie that holds the token of a preview. */
export const previewCookie = 'preview';

/** The `Set-Cookie` line: sent only to this document's previews, hidden from scripts, and valid for `seconds`. */
export const toPreviewCookie = (
  document: NamedDocument,
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

/** How long a token for staff is valid (seconds). */
export const visitSeconds = 600;

/** How long a link for a colleague is valid (days). */
export const previewLinkDays = 7;
