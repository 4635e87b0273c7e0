import { isIP } from 'node:net';

/**
 * Whom the limits count for an address. One customer of a provider has a whole /64 of IPv6 to choose addresses from,
 * and a socket of both families writes IPv4 as IPv6.
 *
 * @returns `192.0.2.1`, `2001:db8:0:7::/64`, or a text that is no address as it is (API-34)
 */
export function clientOf(address: string): string {
  const [withoutZone = ''] = address.split('%');
  if (isIP(withoutZone) !== 6) return address;
  const groups = groupsOf(withoutZone);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).map(twoBytes).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, each in hexadecimal digits without leading zeros. */
function groupsOf(address: string): readonly string[] {
  // An URL writes every spelling of an address alike.
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
