import { type NextRequest, NextResponse } from 'next/server';
import { toEnglishAddress } from './begin-in-english.ts';
import { toContentPolicy } from './content-policy.ts';

/**
 * Gives each page of the studio its own Content-Security-Policy, whose nonce Next puts on the page's scripts. Also
 * makes new documents start in English.
 */
export const proxy = (request: NextRequest): NextResponse => {
  const english = toEnglishAddress(request.nextUrl);
  if (english) return NextResponse.redirect(english);
  const nonce = btoa(crypto.randomUUID());
  const policy = toContentPolicy(nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
};

// Pages only: files of public/ need no policy, and the API answers with its own (it sandboxes pictures).
export const config = { matcher: ['/studio', '/studio/((?!api/|_next/|icon\\.svg$).*)'] };
