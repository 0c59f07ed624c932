import { type NextRequest, NextResponse } from 'next/server';
import { toContentPolicy } from './content-policy.ts';

/** Gives each page of the studio its own Content-Security-Policy; Next puts the nonce on its scripts. */
export const proxy = (request: NextRequest): NextResponse => {
  const nonce = btoa(crypto.randomUUID());
  const policy = toContentPolicy(nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
};

// Pages only: files need no policy, and the API answers with its own (pictures are sandboxed).
export const config = { matcher: ['/studio', '/studio/((?!api/|_next/|.*\\.svg$).*)'] };
