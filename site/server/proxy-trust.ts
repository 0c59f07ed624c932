import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { compile } from '@fastify/proxy-addr';

/** Says of an address, so many hops away from us (0 is who is connected), whether its word is believed. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * The setting as Fastify takes it. A number is made a function here: Fastify itself believes nobody by a number,
 * because a visitor who reaches the port without the proxy could count as one. `.env.example` says to close the port.
 */
export const toProxyTrust = (trusted: Environment['TRUST_PROXY']): ProxyTrust => {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return compile([...trusted]);
};
