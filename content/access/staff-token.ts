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
 * Makes the question whether a request carries a session that the studio has signed and that has not run out.
 * It opens nothing: the studio asks the database as well, where a session may have been ended meanwhile.
 * @param secret Payload's own, as `payload.secret` has it
 */
export const createStaffTokenCheck = (secret: string) => {
  const key = new TextEncoder().encode(secret);
  return async (carrier: Carrier): Promise<boolean> => {
    const token = cookie.exec(carrier.cookie ?? '')?.[1] ?? header.exec(carrier.authorization ?? '')?.[1];
    if (token === undefined) return false;
    return jwtVerify(token, key, { algorithms: ['HS256'], requiredClaims: ['exp'] }).then(
      ({ payload }) => payload.collection === 'staff',
      () => false,
    );
  };
};
