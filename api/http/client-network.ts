import { isIP, SocketAddress } from 'node:net';
import type { Request } from 'express';

/** Some proxies add the port of the client, or write IPv6 in brackets even without it. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * An address in its one form: without zone and port, IPv6 in lower case with the longest run of zeros left out, and an IPv4
 * address as such, even if it is mapped into IPv6. Null if the text is no address.
 */
export function canonicalAddress(text: string): string | null {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? [];
  const [bare = ''] = (inBrackets ?? beforePort ?? text).split('%');
  const version = isIP(bare);
  if (version !== 6) return version === 4 ? bare : null;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

/** The address of the client: what the proxy says, if it is an address, and otherwise the other end of the connection. */
export const clientAddress = ({ ip, socket }: Pick<Request, 'ip' | 'socket'>): string =>
  canonicalAddress(ip ?? '') ?? canonicalAddress(socket.remoteAddress ?? '') ?? '';

/**
 * The network that limits by address count: the whole IPv4 address, or the first half of an IPv6 address, because each customer
 * gets 2^64 of those. The address is canonical.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after] = address.split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [head, tail] = [groups(before), groups(after)];
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const all = [...head, ...Array<string>(gap).fill('0'), ...tail];
  return `${all.slice(0, 4).join(':')}::/64`;
}
