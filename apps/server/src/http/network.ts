import ipaddr from 'ipaddr.js';

/** Providers give a customer at least this much of IPv6 (RFC 6177): all of it is one place. */
const IPV6_PREFIX_LENGTH = 64;

/**
 * The network that an address counts as where tries are bounded: itself for IPv4, also when it is written as IPv6, and
 * its /64 for IPv6, of which anybody has 2^64 addresses.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*$/, '')}/${IPV6_PREFIX_LENGTH}`,
  );
  return `${network.toString()}/${IPV6_PREFIX_LENGTH}`;
}
