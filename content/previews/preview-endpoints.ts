import { type NamedDocument, readDocumentName } from '@ev-site/contract/documents.ts';
import { languages, readLanguage } from '@ev-site/contract/paths.ts';
import {
  livePreviewPath,
  previewLinkPath,
  previewPath,
  toPreviewCookie,
  visitSeconds,
} from '@ev-site/contract/previews.ts';
import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import { nameContent } from '../audit/name-document.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { PreviewLink } from '../payload-types.ts';
import { publicError, refuse, signedOut } from '../requests/refuse.ts';
import { readRouteId } from '../requests/route-id.ts';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from './preview-links.ts';
import { createPreviewTokens } from './preview-token.ts';
import { mayChangePreviewed, readPreviewedDocument } from './read-previewed.ts';

interface PreviewRequest {
  document: NamedDocument;
  user: TypedUser;
}

/** Reads the document of a request, if the person may read it. @throws {APIError} 401, 404 */
const readPreviewRequest = async (req: PayloadRequest): Promise<PreviewRequest> => {
  const { payload, user, routeParams } = req;
  if (!user) throw publicError(401, signedOut);
  const document = readDocumentName(String(routeParams?.kind), String(routeParams?.id));
  const seen =
    document && (await readPreviewedDocument(payload, document, { user, language: 'en', depth: 0 }));
  if (!document || !seen) throw publicError(404, 'There is nothing here that you may preview.');
  return { document, user };
};

/** @throws {APIError} 403 if the person may only read it: a link shows others what colleagues wrote. */
const readChangeable = async (req: PayloadRequest): Promise<PreviewRequest> => {
  const request = await readPreviewRequest(req);
  if (await mayChangePreviewed(req.payload, request.document, request.user)) return request;
  throw publicError(403, 'You may not change this document, so you cannot make or revoke links to it.');
};

/** Redirects a member of staff to the preview of a document, with a token in a cookie for this preview only. */
const openPreview: Endpoint = {
  path: '/previews/:kind/:id',
  method: 'get',
  handler: async (req) => {
    const { document, user } = await readPreviewRequest(req);
    const { payload, searchParams } = req;
    const token = await createPreviewTokens(payload.secret).signVisit(document, Number(user.id));
    const toPath = searchParams.get('live') === '1' ? livePreviewPath : previewPath;
    const isHttps = payload.config.serverURL.startsWith('https:');
    return new Response(null, {
      status: 303,
      headers: {
        // "fresh" tells the site that this token is new, so asking here again would not help.
        Location: `${toPath(document, readLanguage(searchParams.get('language')) ?? languages[0])}?fresh=1`,
        'Set-Cookie': toPreviewCookie(document, token, visitSeconds, isHttps),
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      },
    });
  },
};

/** A link as the studio lists it. */
export interface ListedLink {
  id: number;
  url: string;
  madeBy: string;
  /** ISO dates and times. */
  createdAt: string;
  expiresAt: string;
}

const toListed = async ({ payload }: PayloadRequest, link: PreviewLink): Promise<ListedLink> => {
  const token = await createPreviewTokens(payload.secret).signLink(link.key, new Date(link.expiresAt));
  const url = new URL(previewLinkPath, payload.config.serverURL);
  url.hash = token;
  const { id, createdAt, expiresAt, madeBy } = link;
  return {
    id,
    url: url.href,
    madeBy: typeof madeBy === 'object' ? (madeBy?.name ?? '') : '',
    createdAt,
    expiresAt,
  };
};

const listLinks: Endpoint = {
  path: '/previews/:kind/:id/links',
  method: 'get',
  handler: async (req) => {
    const { document } = await readChangeable(req);
    const links = await listPreviewLinks(req.payload, document);
    return Response.json({ links: await Promise.all(links.map((link) => toListed(req, link))) });
  },
};

/**
 * Records in the audit log who made or revoked a link, because everybody who has the link reads unpublished content.
 */
const noteLink = async (
  req: PayloadRequest,
  action: 'created' | 'deleted',
  document: NamedDocument,
  link: number,
): Promise<void> =>
  recordAudit(req, {
    action,
    what: `Preview link ${link}`,
    details: await nameContent(req.payload, document),
  });

const makeLink: Endpoint = {
  path: '/previews/:kind/:id/links',
  method: 'post',
  handler: async (req) => {
    const { document, user } = await readChangeable(req);
    const { id } = await createPreviewLink(req.payload, document, user);
    await noteLink(req, 'created', document, id);
    return Response.json({ id }, { status: 201 });
  },
};

const revokeLink: Endpoint = {
  path: '/previews/:kind/:id/links/:link',
  method: 'delete',
  handler: async (req) => {
    const { document } = await readChangeable(req);
    const link = readRouteId(req, 'link');
    if (link === undefined) return refuse(404, 'There is no such link.');
    if (await revokePreviewLink(req.payload, document, link)) await noteLink(req, 'deleted', document, link);
    return Response.json({ id: link });
  },
};

/** The endpoints of previews. */
export const previewEndpoints = [openPreview, listLinks, makeLink, revokeLink];
