import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('the worker', () => {
  it('runs in the portal unless it is turned off', () => {
    expect(readConfig({}).worker).toBe(true);
    expect(readConfig({ DATABASE_URL: 'postgres://db', DEMO: '1', WORKER: '0' }).worker).toBe(false);
  });

  it('cannot be a separate process if the portal has an embedded database', () => {
    expect(() => readConfig({ WORKER: '0' })).toThrow(ConfigError);
    expect(() => readConfig({ WORKER: '0' })).toThrow('DATABASE_URL is missing');
  });
});
