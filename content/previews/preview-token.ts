import { type NamedDocument, readDocumentName } from '@ev-site/contract/documents.ts';
import { visitSeconds } from '@ev-site/contract/previews.ts';
import { jwtVerify, SignJWT } from 'jose';
import { deriveKey } from '../deployment/derive-key.ts';

/** What a token opens, and for whom. */
type PreviewGrant =
  /** One document, for ten minutes, for the member of staff who asked for it, while he is signed in. */
  | { to: 'staff'; document: NamedDocument; staff: number }
  /** The document of the link with this key, for everybody who has the link, until it is revoked. */
  | { to: 'colleague'; key: string };

interface PreviewTokens {
  /** Signs a token that opens one document for one member of staff for ten minutes. */
  signVisit(document: NamedDocument, staff: number): Promise<string>;
  /** Signs the token of a link. It has an expiry of its own, in addition to the one in the database. */
  signLink(key: string, until: Date): Promise<string>;
  /** @returns null for a token that was not signed here or has expired. */
  read(token: string | undefined): Promise<PreviewGrant | null>;
}

const algorithm = 'HS256';
const audiences = { staff: 'preview for staff', colleague: 'preview by link' } as const;

/**
 * Signs and reads the tokens of previews. Their key is derived from the secret, so that a session token is never
 * accepted as a preview token, nor the other way round.
 * @param secret Payload's own `payload.secret`
 */
export const createPreviewTokens = (secret: string): PreviewTokens => {
  const key = deriveKey(secret, 'previews');
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
