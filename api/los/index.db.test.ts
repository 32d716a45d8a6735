import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../config/config';
import { demoLosToken } from '../../config/los-token';
import { listen, openEmbedded, shut, silent } from '../../tests/contract/open-los';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { testVault } from '../../tests/support/test-vault';
import { createLos } from './index';
import { createLosApp } from './wire/los-app';

describe('the configured LOS', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase({ empty: true });
  });
  afterAll(() => database.drop());

  const config = (env: Record<string, string>): Config => readConfig({ DEMO: '1', ...env });
  const open = (env: Record<string, string>, progress?: (step: string) => void) =>
    createLos({
      config: config(env),
      databaseUrl: database.url,
      vault: testVault(),
      clock: () => new Date('2026-11-20T18:42:00Z'),
      log: silent,
      ...(progress && { progress }),
    });

  it("is the embedded one if no address is set, with the demo's loans, in a schema that it creates", async () => {
    const steps: string[] = [];
    const los = await open({}, (step) => steps.push(step));
    await los.port.ready();
    expect((await los.port.changesSince('', 1000)).changes).toHaveLength(600);
    expect(steps).toEqual(['Writing 600 demo loans']);
    await los.close();
    const again = await open({}, (step) => steps.push(step));
    await again.close();
    expect(steps).toHaveLength(1);
  });

  it("is the one at the address, with the demo's token by default", async () => {
    const embedded = await openEmbedded();
    const server = createServer(createLosApp({ los: embedded.los, token: demoLosToken, log: silent }));
    const los = await open({ LOS_URL: await listen(server) });
    await expect(los.port.ready()).resolves.toBeUndefined();
    await los.close();
    await shut(server);
    await embedded.close();
  });
});
