import { expect, it } from 'vitest';
import { readClamdUrl } from './clamd-address';
import { readConfig } from './config';

it.each([
  ['tcp://scanner:3310', { host: 'scanner', port: 3310 }],
  ['tcp://127.0.0.1:3310/', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('reads %s', (url, address) => expect(readClamdUrl(url)).toEqual(address));

it.each(['scanner:3310', 'http://scanner:3310', 'tcp://scanner', 'tcp://scanner:99999', 'unix:clamd.ctl'])(
  'refuses to start with %s',
  (url) => {
    expect(readClamdUrl(url)).toBeNull();
    expect(() => readConfig({ DEMO: '1', CLAMD_URL: url })).toThrow('CLAMD_URL');
  },
);

it('scans nothing without it', () => expect(readConfig({ DEMO: '1' }).clamd).toBeUndefined());
