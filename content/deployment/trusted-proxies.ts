import ipaddr from 'ipaddr.js';

/** Whose forwarding headers are believed: nobody's, those of so many proxies, or those from these networks. */
export type TrustedProxies = false | number | readonly string[];

const namedNetworks: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const mostHops = 10;

const isNetwork = (text: string): boolean => {
  if (namedNetworks.includes(text) || ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text))
    return true;
  // A whole internet of trusted proxies is what "true" was.
  return /^[\d.]+\/|:/.test(text) && ipaddr.isValidCIDR(text) && !text.endsWith('/0');
};

/** Reads the setting, or says in one sentence what is wrong with it. */
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
