import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../config/config';
import { demoLosToken } from '../../config/los-token';
import { draftLoan, operation } from '../../tests/contract/contract-loan';
import { coarseOffers, listen, openEmbedded, shut, silent } from '../../tests/contract/open-los';
import { type TestDatabase, testDatabase } from '../../tests/support/database';
import { testVault } from '../../tests/support/test-vault';
import { startLendingQb } from '../vendors/lendingqb/start-lendingqb';
import { simulatedUser } from '../vendors/lendingqb/world';
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
    const los = await open({ DEMO_LOANS: '25' }, (step) => steps.push(step));
    await los.port.ready();
    expect((await los.port.changesSince('', 1000)).changes).toHaveLength(25);
    expect(steps).toEqual(['Writing 25 demo loans']);
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

  it('is LendingQB if its address is set, with a journal in the database of the portal', async () => {
    const simulator = await startLendingQb();
    const steps: string[] = [];
    const env = { LENDINGQB_USER: simulatedUser.userName, LENDINGQB_PASSWORD: simulatedUser.password };
    const los = await open(
      { ...env, LENDINGQB_URL: simulator.url, LENDINGQB_APP_CODE: 'portal', LENDINGQB_TEMPLATE: 'Standard' },
      (step) => steps.push(step),
    );
    expect(steps).toEqual([`Using LendingQB at ${simulator.url}`]);
    await los.port.ready();
    expect(await los.port.supports()).toEqual(coarseOffers);
    const { sLNm } = await los.port.createLoan(operation(), draftLoan());
    await los.port.changeLoan(operation(), sLNm, { version: 1, changes: { sPurchPrice: '900000' } });
    expect(simulator.world.loans.get(sLNm)?.fields.get('sPurchPrice')).toBe('$900,000.00');
    expect(await los.port.loadLoan(sLNm)).toMatchObject({ version: 2, sPurchPrice: '900000.00' });
    expect(los.sealedStores.length).toBeGreaterThan(0);
    await los.close();
    await simulator.close();
  });
});
