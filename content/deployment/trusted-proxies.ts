import ipaddr from 'ipaddr.js';

/** Whose forwarding headers are trusted: nobody's, those of this number of proxies, or those from these networks. */
export type TrustedProxies = false | number | readonly string[];

const namedNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const mostHops = 10;

const isNetwork = (text: string): boolean => {
  if (namedNetworks.includes(text) || ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text))
    return true;
  // Trusting the whole internet would be the same as "true", which is refused.
  return /^[\d.]+\/|:/.test(text) && ipaddr.isValidCIDR(text) && !text.endsWith('/0');
};

/** Reads the setting; if it is invalid, returns a sentence on what is wrong. */
export const readTrustedProxies = (text: string): { proxies: TrustedProxies } | { problem: string } => {
  const setting = text.trim().toLowerCase();
  if (setting === 'false') return { proxies: false };
  if (setting === 'true')
    return {
      problem:
        '"true" would believe whatever address a visitor writes. Say how many proxies stand in front, usually 1, or name their networks, e.g. 10.0.0.0/8',
    };
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting);
    if (hops === 0) return { proxies: false };
    return hops <= mostHops
      ? { proxies: hops }
      : { problem: `${setting} proxies one behind the other are more than the ${mostHops} there may be` };
  }
  const networks = setting.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  return wrong === undefined
    ? { proxies: networks }
    : { problem: `"${wrong}" is neither a number of proxies nor a network such as 10.0.0.0/8` };
};
