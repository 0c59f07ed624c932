import { jwtVerify } from 'jose';

/** Name of the cookie that holds a session of the studio: `cookiePrefix` in config.ts, and Payload's ending. */
const cookie = /(?:^|;\s*)studio-token=([^;]+)/;
const header = /^(?:JWT|Bearer) (.+)$/;

/** Where a request may carry a session. */
interface Carrier {
  cookie?: string | undefined;
  authorization?: string | undefined;
}

/**
 * Makes the question whose session a request carries, as the studio has signed it: the number of an account, or null where there
 * is no session or it has run out.
 * It opens nothing: the studio asks the database as well, where a session may have been ended meanwhile.
 * @param secret Payload's own, as `payload.secret` has it
 */
export const createStaffTokenReader = (secret: string) => {
  const key = new TextEncoder().encode(secret);
  return async (carrier: Carrier): Promise<number | null> => {
    const token = cookie.exec(carrier.cookie ?? '')?.[1] ?? header.exec(carrier.authorization ?? '')?.[1];
    if (token === undefined) return null;
    return jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).then(
      ({ payload }) => (payload.collection === 'staff' ? Number(payload.id) : null),
      () => null,
    );
  };
};
