import { loadavg } from 'node:os';
import { demoPrograms } from '../config/demo/programs/demo-programs';
import { demoRateSheets } from '../config/demo/programs/rate-sheet-generator';
import { evaluateAll, priceAll } from '../domain/pricing/price-all';
import type { Program } from '../domain/pricing/program';
import type { RateSheet } from '../domain/pricing/rate-sheet';
import { sheetsInForce } from '../domain/pricing/rate-sheet';
import { readScenario } from '../domain/pricing/read-scenario';
import type { PricingScenario } from '../domain/pricing/scenario';
import { shippedLimits } from '../domain/reference/shipped-limits';
import { countiesOfZip } from '../domain/reference/zip-county';
import { measureHttp } from './pricing-http';
import { kernelOf, largeCatalog, RULES } from './pricing-kernel';

const EFFECTIVE = new Date('2026-01-15T16:00:00Z');
const SECONDS_EACH = 1;

const everyLoan: Program['eligibility']['matrix'] = [
  { purposes: ['0', '1', '2'], occupancies: ['0', '1', '2'], units: [1, 4] },
];

/** The demo programs `times` over under other identifiers, each with its own copy of a sheet. */
function catalog(times: number): { programs: Program[]; sheets: ReadonlyMap<string, RateSheet> } {
  const sheets = demoRateSheets({ programs: demoPrograms, effective: EFFECTIVE });
  const ofCopy = (id: string, copy: number): string => `${copy.toString(16).padStart(8, '0')}${id.slice(8)}`;
  const copies = Array.from({ length: times }, (_, copy) => copy);
  return {
    programs: copies.flatMap((copy) =>
      demoPrograms.map((program) => ({ ...program, lLpTemplateId: ofCopy(program.lLpTemplateId, copy) })),
    ),
    sheets: sheetsInForce(
      copies.flatMap((copy) =>
        sheets.map((sheet) => ({ ...structuredClone(sheet), lLpTemplateId: ofCopy(sheet.lLpTemplateId, copy) })),
      ),
      EFFECTIVE,
    ),
  };
}

const zips = ['91101', '98004', '85251', '60614', '33139'];
const docTypes = ['0', '0', '0', '0', '0', '13', '20'];

/** Scenarios over amounts, ratios, scores, purposes, occupancies, places and documentation, so that every family gets its turn. */
function scenarios(): PricingScenario[] {
  return Array.from({ length: 240 }, (_, place) =>
    readScenario(
      {
        sLPurposeT: place % 4 === 0 ? '1' : place % 9 === 0 ? '2' : '0',
        sOccTPe: place % 7 === 6 ? '2' : '0',
        sProdSpT: place % 7 === 0 ? '2' : '0',
        sPurchPrice: String(400_000 + place * 5_000),
        sApprVal: String(400_000 + place * 5_000),
        sLAmtCalc: String(Math.round((400_000 + place * 5_000) * (0.6 + (place % 8) * 0.05))),
        sCreditScoreType2: 660 + (place % 16) * 10,
        sQualBottomR: '36.989%',
        sSpZip: zips[place % zips.length],
        sProdDocT: docTypes[place % docTypes.length],
        sIsSelfEmployed: 'True',
        sHasVeteran: place % 2 === 0,
        sSpGrossRent: '$6,500.00',
        sProdRLckdDays: 15 + (place % 3) * 15,
      },
      {},
      { limits: shippedLimits, countiesOfZip, areaIncomes: [] },
    ),
  );
}

const cpuMillis = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** How often `work` is done in a second of processor time, so that a busy machine does not spoil the figure. */
function perSecond(all: readonly PricingScenario[], work: (scenario: PricingScenario) => unknown): number {
  for (const scenario of all) work(scenario);
  const start = process.cpuUsage();
  let done = 0;
  while (cpuMillis(start) < SECONDS_EACH * 1000) {
    for (const scenario of all.slice(0, 24)) work(scenario);
    done += 24;
  }
  return (done * 1000) / cpuMillis(start);
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(42) : cell.padStart(12))).join('');

const count = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Throws unless the engine and the kernel price alike: a comparison of different results says nothing. */
function assertAlike(
  all: readonly PricingScenario[],
  catalog: ReturnType<typeof largeCatalog>,
  kernel: ReturnType<typeof kernelOf>,
): void {
  for (const scenario of all) {
    const { prices, offered } = kernel(scenario);
    const found = evaluateAll({ scenario, ...catalog });
    for (const [place, { offers, lock }] of found.entries()) {
      const own = offers[lock];
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

/** The engine next to an integer kernel without explanation; the best of several rounds of each, one after the other. */
function compareWithKernel(): void {
  const [like] = demoPrograms.filter(({ family, loanType }) => family === 'conforming' && loanType === '0');
  if (!like) throw new Error('The demo has no conforming program.');
  const open = {
    ...like,
    insurance: 'none' as const,
    eligibility: { ...like.eligibility, amountRule: 'none' as const },
  };
  const catalog = largeCatalog(
    { ...open, eligibility: { ...open.eligibility, matrix: everyLoan } },
    EFFECTIVE.toISOString(),
  );
  const all = scenarios().map((scenario) => ({ ...scenario, lockDays: 30, docType: '0' }));
  const kernel = kernelOf(catalog, 1);
  assertAlike(all, catalog, kernel);
  let [engineBest, kernelBest] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    kernelBest = Math.max(kernelBest, perSecond(all, kernel));
    engineBest = Math.max(
      engineBest,
      perSecond(all, (scenario) => evaluateAll({ scenario, ...catalog })),
    );
  }
  const load = loadavg()[0]?.toFixed(1) ?? '';
  console.log(
    `300 programs x 60 rates x ${RULES} rules, one lock period (load ${load}): engine ${count(engineBest)}/s, ` +
      `kernel ${count(kernelBest)}/s, ratio ${(engineBest / kernelBest).toFixed(2)} (goal 0.80)`,
  );
}

/**
 * Pricing on one core, in scenarios a second: all rates and lock periods of all programs as numbers; the list with the best rate of
 * each program and one program in full, as JSON; and every rate of every program as JSON. At 1, 4 and 16 times the programs.
 */
export async function run(): Promise<void> {
  compareWithKernel();
  await measureHttp();
  const all = scenarios();
  const sizes = [1, 4, 16].map(catalog);
  const first = sizes[0];
  const rates = [...(first?.sheets.values() ?? [])].reduce((sum, sheet) => sum + sheet.rates.length, 0);
  const fitting = all
    .flatMap((scenario) => (first ? evaluateAll({ scenario, ...first }) : []))
    .filter((one) => one.eligible);
  console.log(
    `Pricing, scenarios per second of one core: ${demoPrograms.length} programs, ${rates} rates in 3 lock periods, ` +
      `${(fitting.length / all.length).toFixed(1)} programs eligible on average`,
  );
  console.log(row(['', ...sizes.map(({ programs }) => `${programs.length} prog.`), '16x / 1x']));
  const measure = (name: string, work: (scenario: PricingScenario, of: (typeof sizes)[number]) => unknown): void => {
    const speeds = sizes.map((of) => perSecond(all, (scenario) => work(scenario, of)));
    const growth = (speeds[0] ?? 0) / (speeds[2] ?? 1);
    console.log(row([name, ...speeds.map(count), `${growth.toFixed(1)}x time`]));
  };
  measure('prices of every rate and lock', (scenario, of) => evaluateAll({ scenario, ...of }));
  measure('JSON: best rates, one program in full', (scenario, of) =>
    JSON.stringify(priceAll({ scenario, ...of }, { rates: 'best', focusedProgramId: of.programs[0]?.lLpTemplateId })),
  );
  measure('JSON: every rate of every program', (scenario, of) => JSON.stringify(priceAll({ scenario, ...of })));
}
