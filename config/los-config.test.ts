import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDataKey } from '../tests/support/test-data-key';
import { readLosConfig } from './los-config';
import { demoLosToken } from './los-token';

describe('the configuration of the LOS as its own process', () => {
  it('defaults to a demo on loopback, at port 3100 with its own database', () => {
    expect(readLosConfig({})).toMatchObject({ port: 3100, host: '127.0.0.1', demo: true, token: demoLosToken });
  });

  it('has as many demo loans as it is asked for', () => {
    expect(readLosConfig({ DEMO_LOANS: '30' })).toMatchObject({ demo: true, demoLoans: 30 });
  });

  it('requires a token outside demo mode, where it is reachable by others', () => {
    expect(() => readLosConfig({ DATABASE_URL: 'postgres://localhost/db' })).toThrow(
      /LOS_TOKEN is missing[\s\S]*DATA_KEY is/,
    );
    const token = randomBytes(48).toString('base64url');
    const config = readLosConfig({ DATABASE_URL: 'postgres://localhost/db', LOS_TOKEN: token, DATA_KEY: testDataKey });
    expect(config).toMatchObject({ demo: false, host: '0.0.0.0', token });
  });

  it('rejects a token that can be guessed outside demo mode, such as that of the demo', () => {
    for (const LOS_TOKEN of [demoLosToken, 'a-shared-secret-of-two-processes', 'x'.repeat(64)]) {
      expect(() => readLosConfig({ DATABASE_URL: 'postgres://localhost/db', LOS_TOKEN })).toThrow(
        /LOS cannot start[\s\S]*LOS_TOKEN/,
      );
    }
  });

  it('needs TLS to the database, like the portal', () => {
    expect(() => readLosConfig({ DATABASE_URL: 'postgres://db.example.com/los' })).toThrow(
      /DATABASE_URL needs sslmode/,
    );
    expect(() => readLosConfig({ DATABASE_OWNER_URL: 'postgres://localhost/los' })).toThrow(/DATABASE_URL is missing/);
  });

  it('rejects a demo that production settings contradict', () => {
    const env = { DEMO: '1', NODE_ENV: 'production', DATABASE_URL: 'postgres://db' };
    expect(() => readLosConfig(env)).toThrow('NODE_ENV is production');
    expect(readLosConfig({ ...env, NODE_ENV_DEFAULTED: '1' }).demo).toBe(true);
  });

  it('lists what is wrong', () => {
    expect(() => readLosConfig({ PORT: 'high', LOS_TOKEN: 'short' })).toThrow(/PORT[\s\S]*LOS_TOKEN/);
  });
});
