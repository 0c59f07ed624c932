import { domainToASCII } from 'node:url';

/** Providers that take an address with and without dots for the same mailbox. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting: small letters, without what stands after a plus sign, and without dots
 * where the provider ignores them. Mails go to the address as it was written.
 */
export const toMailbox = (address: string): string => {
  const plain = address.normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const written = plain.slice(at + 1);
  const domain = domainToASCII(written) || written;
  const [local = ''] = plain.slice(0, at).split('+');
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
};
