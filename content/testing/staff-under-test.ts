import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { handleEndpoints } from 'payload';
import type { Role } from '../access/roles.ts';
import { type FreshContent, openFreshContent } from './fresh-content.ts';

const origin = 'http://localhost:3000';

/** A store with one member of staff of each role, who ask over REST as a browser does. */
export interface StaffUnderTest {
  fresh: FreshContent;
  /** Asks as the one of that role; as nobody where nobody of that name has signed in. A text is sent as it is. */
  ask: (who: string, method: string, url: string, body?: unknown) => Promise<Answer>;
  /** The same, the answer as it comes. */
  send: (who: string, method: string, url: string, body?: unknown) => Promise<Response>;
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
export const password = 'mango rickshaw thunder';

/** Opens the store; `fresh.remove()` ends it. @param more variables of the deployment */
export const openStaffUnderTest = async (more: Record<string, string> = {}): Promise<StaffUnderTest> => {
  const fresh = await openFreshContent(more);
  const cookies: Record<string, string> = {};
  const ids: Record<string, number> = {};
  const send = async (who: string, method: string, url: string, body?: unknown) => {
    const headers = {
      'Content-Type': 'application/json',
      Origin: origin,
      Cookie: cookies[who] ?? '',
      'X-Forwarded-For': '203.0.113.7',
      'User-Agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    };
    const request = new Request(`${origin}/studio/api${url}`, {
      method,
      headers,
      ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
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
  for (const role of ['admin', 'editor', 'sales', 'hr'] satisfies Role[]) {
    const data = { name: role, email: `${role}@example.com`, password, role };
    ids[role] = (await fresh.payload.create({ collection: 'staff', data })).id;
    await signIn(role, data.email, password);
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
