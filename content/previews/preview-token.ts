import { hkdfSync } from 'node:crypto';
import { type NamedDocument, readDocumentName } from '@ev-site/contract/documents.ts';
import { visitSeconds } from '@ev-site/contract/previews.ts';
import { jwtVerify, SignJWT } from 'jose';

/** What a token opens, to whom. */
type PreviewGrant =
  /** One document, for ten minutes, to the member of staff who asked for it, while he is signed in. */
  | { to: 'staff'; document: NamedDocument; staff: number }
  /** What a link of this key shows, to whoever has it, while it is not revoked. */
  | { to: 'colleague'; key: string };

interface PreviewTokens {
  /** Signs what opens one document to one member of staff for ten minutes. */
  signVisit(document: NamedDocument, staff: number): Promise<string>;
  /** Signs what opens a link. It has an end of its own, beside that in the database. */
  signLink(key: string, until: Date): Promise<string>;
  /** @returns null for whatever was not signed here, or has run out. */
  read(token: string | undefined): Promise<PreviewGrant | null>;
}

const algorithm = 'HS256';
const audiences = { staff: 'preview for staff', colleague: 'preview by link' } as const;

/**
 * Signs and reads the tokens of previews. Their key is derived from the secret: no session is ever taken for one of
 * them, nor one of them for a session.
 * @param secret Payload's own, as `payload.secret` has it
 */
export const createPreviewTokens = (secret: string): PreviewTokens => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'previews', 32));
  const verify = (token: string, audience: string) =>
    jwtVerify(token, key, { algorithms: [algorithm], audience, requiredClaims: ['exp'] }).then(
      ({ payload }) => payload,
      () => null,
    );
  return {
    signVisit: ({ kind, id }, staff) =>
      new SignJWT({ kind, id, staff })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audiences.staff)
        .setExpirationTime(`${visitSeconds}s`)
        .sign(key),
    signLink: (linkKey, until) =>
      new SignJWT({ key: linkKey })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audiences.colleague)
        .setExpirationTime(until)
        .sign(key),
    async read(token) {
      if (!token) return null;
      const visit = await verify(token, audiences.staff);
      if (visit) {
        const document = readDocumentName(String(visit.kind), String(visit.id));
        return document && { to: 'staff', document, staff: Number(visit.staff) };
      }
      const link = await verify(token, audiences.colleague);
      return link && { to: 'colleague', key: String(link.key) };
    },
  };
};
