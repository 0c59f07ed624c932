import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { compile } from '@fastify/proxy-addr';

/** Whether a proxy address is trusted. `hop` is its distance from us; 0 is the connected peer. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Converts the setting for Fastify. A number becomes a function here, because Fastify itself trusts no proxy if it
 * gets a number: a visitor who reaches the port without the proxy could count as one. `.env.example` tells operators
 * to close the port.
 */
export const toProxyTrust = (trusted: Environment['TRUST_PROXY']): ProxyTrust => {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return compile([...trusted]);
};
