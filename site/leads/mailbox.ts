import { domainToASCII } from 'node:url';

/** Providers that deliver an address with and without dots to the same mailbox. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, used as the key of rate limits: lower case, without the part after a plus sign, and
 * without dots where the provider ignores them. Mails go to the address as the visitor wrote it.
 */
export const toMailbox = (address: string): string => {
  const plain = address.normalize('NFKC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const written = plain.slice(at + 1);
  const domain = domainToASCII(written) || written;
  const [local = ''] = plain.slice(0, at).split('+');
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
};
