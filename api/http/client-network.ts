import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network that limits by address count: the whole IPv4 address, or the first half of an IPv6 address, because each customer
 * gets 2^64 of those.
 */
export function clientNetwork(address: string): string {
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [before = '', after] = bare.split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [head, tail] = [groups(before), groups(after)];
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const all = [...head, ...Array<string>(gap).fill('0'), ...tail];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
