/** The names by which a machine reaches itself (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3). */
const LOOPBACK_NAME = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether an address leads to the very machine that asks; false for what is no address. */
export function isLoopbackUrl(address: string): boolean {
  return URL.canParse(address) && isLoopbackName(new URL(address).hostname);
}

/** @param name as in the host of an address: without a port, IPv6 in brackets. */
export function isLoopbackName(name: string): boolean {
  return LOOPBACK_NAME.test(name);
}
