import { isIP } from 'node:net';

/**
 * Returns the client that the limits count for an address: one customer of a provider has a whole /64 of IPv6, and a
 * socket of both families writes IPv4 addresses as IPv6.
 *
 * @returns `192.0.2.1` or `2001:db8:0:7::/64`; a text that is not an address stays as it is (API-34)
 */
export function clientOf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  if (isIP(withoutZone) !== 6) return address;
  const groups = groupsOf(withoutZone);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).map(twoBytes).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an address, each in hexadecimal digits without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // URL normalizes every spelling of an address.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function twoBytes(group: string): string {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 0xff}`;
}
