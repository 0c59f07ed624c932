import ipaddr from 'ipaddr.js';

/**
 * The network of an address: an IPv4 address itself, or the /64 of an IPv6 address, which is the least that a customer
 * has. Different spellings of an address give the same network. All invalid addresses count as one network.
 */
export const toNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'no address';
  // Converts ::ffff:203.0.113.9, the form in which a dual-stack socket reports an IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString();
};

/**
 * How many times the share of a network its wide network may have: the wide network may belong to one customer, or to a
 * provider whose customers share it.
 */
export const networksOfWide = 8;

/**
 * The /48 around an IPv6 network: many customers have all of it, which is 65,536 networks.
 * @returns null for other networks
 */
export const toWideNetwork = (network: string): string | null =>
  ipaddr.IPv6.isValid(network)
    ? `${new ipaddr.IPv6([...ipaddr.IPv6.parse(network).parts.slice(0, 3), 0, 0, 0, 0, 0])}/48`
    : null;
