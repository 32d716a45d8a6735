import { expect, it } from 'vitest';
import { LosError } from '../../api/los/los-error';
import { faultKinds } from '../../api/vendors/lendingqb/faults';
import { CHANCE_MS, chanceOf, expectWrittenOnce, FAULTS, reportChance, writeByChance } from './chance-writes';
import { openLendingQbUnderTest } from './open-lendingqb';

it(
  'loses and doubles no write while three of ten calls of LendingQB go wrong',
  async () => {
    const at = await openLendingQbUnderTest({ slowMs: 700 }, { timeoutMs: 600, settleMs: 300 });
    const { counts, random } = chanceOf(18);
    at.simulator.faults.byChance(FAULTS, faultKinds, random);
    const written = await writeByChance({
      portals: [at.los, await at.portal()],
      counts,
      onRefused(error) {
        // The next sign-in after a refused one waits a minute.
        const isSignIn = error instanceof LosError && error.message.includes('sign-in');
        if (isSignIn) at.time.now = new Date(at.time.now.getTime() + 61_000);
      },
    });
    at.simulator.faults.byChance(0, faultKinds, () => 1);

    await expectWrittenOnce(at.los, written);
    expect(at.simulator.world.loans.size).toBe(written.loans.length);
    for (const { last, cities } of written.loans)
      expect(at.simulator.world.loans.get(last.sLNm)?.fields.get('sSpCity')).toBe(cities.at(-1));
    reportChance('LendingQB', counts, written);
    await at.close();
  },
  CHANCE_MS,
);
