import { openCoarseLos } from '../../api/los/coarse/open-coarse-los';
import { type LendingQbOptions, openLendingQb } from '../../api/los/lendingqb/open-lendingqb';
import { services } from '../../api/los/lendingqb/soap/operations';
import type { LosPort } from '../../api/los/port';
import {
  type LendingQbSimulator,
  type LendingQbSimulatorOptions,
  startLendingQb,
} from '../../api/vendors/lendingqb/start-lendingqb';
import { simulatedUser } from '../../api/vendors/lendingqb/world';
import type { LendingQbConfig, LendingQbService } from '../../config/lendingqb-config';
import { noMap } from '../../config/lendingqb-map';
import { pacific } from '../../domain/format/date';
import { testDatabase } from '../support/database';
import { testVault } from '../support/test-vault';
import type { LosUnderTest } from './los-under-test';
import { silent } from './open-los';

const names = Object.keys(services) as LendingQbService[];

/** The settings of a portal that uses the simulator. */
export const simulatedConfig = ({ url }: LendingQbSimulator): LendingQbConfig => ({
  urls: Object.fromEntries(names.map((name) => [name, url])) as Record<LendingQbService, string>,
  signIn: { kind: 'password', ...simulatedUser, customerCode: undefined },
  appCode: 'portal',
  template: undefined,
  timeZone: pacific,
  map: noMap,
});

/** The LOS's clock is an hour behind, so that no save looks as if it could have been followed by another one. */
const BEHIND_MS = 3_600_000;

export interface LendingQbUnderTest extends LosUnderTest {
  readonly simulator: LendingQbSimulator;
  readonly ownerUrl: string;
  /** Another portal on the same journal. */
  portal(): Promise<LosPort>;
}

/** LendingQB, as its simulator, behind the port. */
export async function openLendingQbUnderTest(
  simulated: LendingQbSimulatorOptions = {},
  options: Partial<LendingQbOptions> = {},
): Promise<LendingQbUnderTest> {
  const database = await testDatabase();
  const time = { now: new Date('2026-11-20T18:42:00Z') };
  const clock = () => time.now;
  const simulator = await startLendingQb({ clock: () => new Date(time.now.getTime() - BEHIND_MS), ...simulated });
  const opened: { close(): Promise<void> }[] = [];
  const portal = async () => {
    const los = await openCoarseLos({
      coarse: openLendingQb({ config: simulatedConfig(simulator), clock, log: silent, backoffMs: 1, ...options }),
      databaseUrl: database.url,
      vault: testVault(),
      clock,
      log: silent,
      pollEvery: 0,
    });
    opened.push(los);
    return los.port;
  };
  return {
    los: await portal(),
    ...{ time, simulator, portal, ownerUrl: database.ownerUrl },
    close: async () => {
      for (const los of opened) await los.close();
      await simulator.close();
      await database.drop();
    },
  };
}
