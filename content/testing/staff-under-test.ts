import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { handleEndpoints, type Payload } from 'payload';
import { type Role, roles } from '../access/roles.ts';
import type { Staff } from '../payload-types.ts';
import { type FreshContent, openFreshContent } from './fresh-content.ts';
import { goodPassword } from './password.ts';

const origin = 'http://localhost:3000';

/** A store with one member of staff of each role, who send REST requests as a browser does. */
export interface StaffUnderTest {
  fresh: FreshContent;
  /**
   * Sends a request as the member of this role, or without a session if nobody has signed in under this name. A text is
   * sent as CSV, and a form as a form.
   */
  ask: (who: string, method: string, url: string, body?: unknown) => Promise<Answer>;
  /** The same, with the raw response. The signal can abort the request, as when the client leaves. */
  send: (who: string, method: string, url: string, body?: unknown, signal?: AbortSignal) => Promise<Response>;
  /** Signs somebody in under a name. `more` is sent together with address and password. */
  signIn: (who: string, email: string, password: string, more?: object) => Promise<Answer>;
  ids: Record<string, number>;
  /** The texts of all mails that contain a given text. */
  readMails: (text: string) => string[];
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** The password of all accounts here. */
export const password = goodPassword;

/** Options that run a call of Payload as the member of staff with a role, with that role's rights. */
export type AsRole = (role: Role) => { user: Staff & { collection: 'staff' }; overrideAccess: false };

/** Creates one member of staff of each role, named after it. */
export const makePeople = async (payload: Payload): Promise<AsRole> => {
  const people = {} as Record<Role, Staff>;
  for (const { value: role } of roles) {
    const data = { name: role, email: `${role}@example.com`, password, role };
    people[role] = await payload.create({ collection: 'staff', data });
  }
  return (role) => ({ user: { ...people[role], collection: 'staff' }, overrideAccess: false });
};

/** Opens a new store if none is given. `fresh.remove()` closes it. */
export const openStaffUnderTest = async (given?: FreshContent): Promise<StaffUnderTest> => {
  const fresh = given ?? (await openFreshContent());
  const cookies: Record<string, string> = {};
  const ids: Record<string, number> = {};
  const send: StaffUnderTest['send'] = async (who, method, url, body, signal) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(!isForm && { 'Content-Type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
      Origin: origin,
      Cookie: cookies[who] ?? '',
      'X-Forwarded-For': '203.0.113.7',
      'User-Agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    };
    const request = new Request(`${origin}/studio/api${url}`, {
      method,
      headers,
      ...(signal && { signal }),
      ...(body ? { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    return handleEndpoints({ config: fresh.payload.config, request });
  };
  const toAnswer = async (response: Response): Promise<Answer> => {
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
  };
  const signIn: StaffUnderTest['signIn'] = async (who, email, secret, more = {}) => {
    const response = await send('nobody', 'POST', '/staff/login', { email, password: secret, ...more });
    cookies[who] = response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    return toAnswer(response);
  };
  const as = await makePeople(fresh.payload);
  for (const { value: role } of roles) {
    ids[role] = as(role).user.id;
    await signIn(role, `${role}@example.com`, password);
  }
  const folder = path.join(fresh.variables.DATA_DIR ?? '', 'mails');
  return {
    fresh,
    ids,
    signIn,
    send,
    ask: async (who, method, url, body) => toAnswer(await send(who, method, url, body)),
    readMails: (text) =>
      // Before the first mail there is no folder.
      globSync('*', { cwd: folder })
        .sort()
        .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
        .filter((mail) => mail.includes(text)),
  };
};
