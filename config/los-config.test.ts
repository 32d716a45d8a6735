import { describe, expect, it } from 'vitest';
import { demoLosToken, readLosConfig } from './los-config';

describe('the configuration of the LOS as its own process', () => {
  it('defaults to a demo on loopback, at port 3100 with its own database', () => {
    expect(readLosConfig({})).toMatchObject({ port: 3100, host: '127.0.0.1', demo: true, token: demoLosToken });
  });

  it('requires a token outside demo mode, where it is reachable by others', () => {
    expect(() => readLosConfig({ DATABASE_URL: 'postgres://db' })).toThrow('LOS_TOKEN is missing');
    const config = readLosConfig({ DATABASE_URL: 'postgres://db', LOS_TOKEN: 'a-shared-secret-of-two' });
    expect(config).toMatchObject({ demo: false, host: '0.0.0.0', token: 'a-shared-secret-of-two' });
  });

  it('lists what is wrong', () => {
    expect(() => readLosConfig({ PORT: 'high', LOS_TOKEN: 'short' })).toThrow(/PORT[\s\S]*LOS_TOKEN/);
  });
});
