import type { NamedDocument } from './documents.ts';
import type { Language } from './paths.ts';

/** Below it lies all that shows what is not published; nothing of it may be kept by anybody. */
const previewRoom = '/preview';

/** Where a colleague's link leads; its token stands behind "#", which no browser sends and no log sees. */
export const previewLinkPath = `${previewRoom}/link`;

/** The folder of one document's previews: its cookie is sent nowhere else. */
const previewFolder = ({ kind, id }: NamedDocument): string => `${previewRoom}/${kind}/${id}`;

/** The preview of a document in a language. */
export const previewPath = (document: NamedDocument, language: Language): string =>
  `${previewFolder(document)}/${language}`;

/** The same within the studio, where it follows what is typed. */
export const livePreviewPath = (document: NamedDocument, language: Language): string =>
  `${previewPath(document, language)}/live`;

/** Where staff get the token for a preview; they are sent on from there. */
export const previewDoor = (
  { kind, id }: NamedDocument,
  language: Language,
  { live = false }: { live?: boolean } = {},
): string => `/studio/api/previews/${kind}/${id}?language=${language}${live ? '&live=1' : ''}`;

/** The cookie that holds the token of a preview. */
export const previewCookie = 'preview';

/** The line that sets it: sent to that document's previews alone, read by no script, and good for some seconds. */
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

/** How long a token for staff is good (seconds). */
export const visitSeconds = 600;

/** How long a link for a colleague is good (days). */
export const previewLinkDays = 7;
