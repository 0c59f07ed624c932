import { jwtVerify } from 'jose';

/** Matches the cookie that holds a studio session: `cookiePrefix` in config.ts, followed by Payload's suffix. */
const cookie = /(?:^|;\s*)studio-token=([^;]+)/;
const header = /^(?:JWT|Bearer) (.+)$/;

/** Where a request can carry a session. */
interface SessionHeaders {
  cookie?: string | undefined;
  authorization?: string | undefined;
}

/**
 * Makes a function that reads which account's session a request carries, by the studio's signature. It returns the id
 * of the account, or null if there is no session or it has expired. It must not be used to grant access: a session may
 * have been ended since, and only the studio asks the database about that.
 * @param secret Payload's own secret, as in `payload.secret`
 */
export const createStaffTokenReader = (secret: string) => {
  const key = new TextEncoder().encode(secret);
  return async (headers: SessionHeaders): Promise<number | null> => {
    const token = cookie.exec(headers.cookie ?? '')?.[1] ?? header.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    return jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).then(
      ({ payload }) => (payload.collection === 'staff' ? Number(payload.id) : null),
      () => null,
    );
  };
};
