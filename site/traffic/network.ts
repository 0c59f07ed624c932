import ipaddr from 'ipaddr.js';

/**
 * What counts as one network: an IPv4 address, or the /64 of an IPv6 one, which is the least that one customer has.
 * However an address is spelt, its network is spelt one way. What is no address counts as one network together.
 */
export const toNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'no address';
  // Undoes ::ffff:203.0.113.9, which is how a socket for both kinds names an IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString();
};

/** How much more than a network a wide one may have: whoever has it, or a provider whose customers share it. */
export const networksOfWide = 8;

/** The /48 around a network of IPv6: many a customer has all of it, 65,536 networks. @returns null for what is none of IPv6 */
export const toWideNetwork = (network: string): string | null =>
  ipaddr.IPv6.isValid(network)
    ? `${new ipaddr.IPv6([...ipaddr.IPv6.parse(network).parts.slice(0, 3), 0, 0, 0, 0, 0])}/48`
    : null;
