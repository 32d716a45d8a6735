import { loadavg } from 'node:os';
import { demoPrograms } from '../config/demo/programs/demo-programs';
import { evaluateAll } from '../domain/pricing/price-all';
import type { PricedProgram } from '../domain/pricing/price-program';
import type { Program } from '../domain/pricing/program';
import type { PricingScenario } from '../domain/pricing/scenario';
import { kernelOf, largeCatalog, PROGRAMS, RATES, RULES } from './pricing-kernel';
import { count, perSecond, scenarios } from './pricing-scenarios';

const EFFECTIVE = '2026-01-15T16:00:00.000Z';

const everyLoan: Program['eligibility']['matrix'] = [
  { purposes: ['0', '1', '2'], occupancies: ['0', '1', '2'], units: [1, 4] },
];

/** Throws unless the engine and the kernel price alike: a comparison of different results says nothing. */
function assertAlike(
  all: readonly PricingScenario[],
  catalog: ReturnType<typeof largeCatalog>,
  kernel: ReturnType<typeof kernelOf>,
): void {
  for (const scenario of all) {
    const { prices, offered } = kernel(scenario);
    const found = evaluateAll({ scenario, ...catalog });
    for (const [place, { offer: own }] of found.entries()) {
      const rates = own?.prices.length ?? 0;
      const isAlike =
        own !== undefined &&
        own.first === offered[place * 2] &&
        own.last === offered[place * 2 + 1] &&
        own.prices.every((price, at) => price === prices[place * rates + at]);
      if (!isAlike) throw new Error(`Program ${place} has other prices in the kernel.`);
    }
  }
}

const ROUNDS = 5;

const made = new Int32Array(PROGRAMS * RATES);

/** Makes the price of every rate, as the kernel does: the engine makes a price when it is read. */
function readEveryPrice(priced: readonly PricedProgram[]): Int32Array {
  let at = 0;
  for (const { offer } of priced) {
    offer?.copyTo(made, at);
    at += RATES;
  }
  return made;
}

/** The engine next to an integer kernel without explanation; the best of several rounds of each, one after the other. */
export function compareWithKernel(): void {
  const [like] = demoPrograms.filter(({ family, loanType }) => family === 'conforming' && loanType === '0');
  if (!like) throw new Error('The demo has no conforming program.');
  const open = {
    ...like,
    insurance: 'none' as const,
    eligibility: { ...like.eligibility, amountRule: 'none' as const },
  };
  const catalog = largeCatalog({ ...open, eligibility: { ...open.eligibility, matrix: everyLoan } }, EFFECTIVE);
  const all = scenarios().map((scenario) => ({ ...scenario, lockDays: 30, docType: '0' }));
  const kernel = kernelOf(catalog, 1);
  assertAlike(all, catalog, kernel);
  let [engineBest, offersBest, kernelBest] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    kernelBest = Math.max(kernelBest, perSecond(all, kernel));
    engineBest = Math.max(
      engineBest,
      perSecond(all, (scenario) => readEveryPrice(evaluateAll({ scenario, ...catalog }))),
    );
    offersBest = Math.max(
      offersBest,
      perSecond(all, (scenario) => evaluateAll({ scenario, ...catalog })),
    );
  }
  const load = loadavg()[0]?.toFixed(1) ?? '';
  console.log(
    `300 programs x 60 rates x ${RULES} rules, one lock period (load ${load}): engine with every price read ` +
      `${count(engineBest)}/s, kernel ${count(kernelBest)}/s, ratio ${(engineBest / kernelBest).toFixed(2)} (goal 0.80); ` +
      `engine with the offered rates alone ${count(offersBest)}/s`,
  );
}
