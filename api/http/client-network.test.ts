import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { canonicalAddress, clientAddress, clientNetwork } from './client-network';

describe('rate limits by address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('treats %s as %s', (address, network) => {
    expect(clientNetwork(canonicalAddress(address) ?? '')).toBe(network);
  });
});

describe('the address of a client', () => {
  const from = (ip: string, remoteAddress?: string): string =>
    clientAddress({ ip, socket: { remoteAddress } } as unknown as Request);

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:DB8::1]:50123', '2001:db8::1'],
    ['[2001:DB8::1]', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('is written in one form: %s as %s', (ip, address) => {
    expect(from(ip, '192.0.2.1')).toBe(address);
  });

  it.each(['not-an-ip<script>', 'a'.repeat(3000), '', '1.2.3', '[::1', '::1]:80'])(
    'is the address of the connection if a proxy says %s',
    (ip) => {
      expect(from(ip, '::ffff:192.0.2.1')).toBe('192.0.2.1');
    },
  );

  it('is empty once the connection is gone', () => {
    expect(from('unknown')).toBe('');
  });
});
