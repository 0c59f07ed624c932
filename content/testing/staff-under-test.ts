import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { handleEndpoints, type Payload } from 'payload';
import { type Role, roles } from '../access/roles.ts';
import type { Staff } from '../payload-types.ts';
import { type FreshContent, openFreshContent } from './fresh-content.ts';
import { goodPassword } from './password.ts';

const origin = 'http://localhost:3000';

/** A store with one member of staff of each role, who ask over REST as a browser does. */
export interface StaffUnderTest {
  fresh: FreshContent;
  /** Asks as the one of that role; as nobody where nobody of that name has signed in. A text is sent as it is, as CSV, and a form as a form. */
  ask: (who: string, method: string, url: string, body?: unknown) => Promise<Answer>;
  /** The same, the answer as it comes; a signal says that who asked has gone. */
  send: (who: string, method: string, url: string, body?: unknown, signal?: AbortSignal) => Promise<Response>;
  /** Signs somebody in under a name; more goes along with address and password. */
  signIn: (who: string, email: string, password: string, more?: object) => Promise<Answer>;
  ids: Record<string, number>;
  /** What the mails say that hold a text. */
  readMails: (text: string) => string[];
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Password of everybody here. */
export const password = goodPassword;

/** Options that make a call of Payload one of the member of staff of a role, who may no more than that role. */
export type AsRole = (role: Role) => { user: Staff & { collection: 'staff' }; overrideAccess: false };

/** Makes one member of staff of each role, called by it. */
export const makePeople = async (payload: Payload): Promise<AsRole> => {
  const people = {} as Record<Role, Staff>;
  for (const { value: role } of roles) {
    const data = { name: role, email: `${role}@example.com`, password, role };
    people[role] = await payload.create({ collection: 'staff', data });
  }
  return (role) => ({ user: { ...people[role], collection: 'staff' }, overrideAccess: false });
};

/** Opens an own store where none is given; `fresh.remove()` ends it. */
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
      readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
        .filter((mail) => mail.includes(text)),
  };
};
