import { demoPrograms } from '../config/demo/programs/demo-programs';
import { demoRateSheets } from '../config/demo/programs/rate-sheet-generator';
import { evaluateAll, priceAll } from '../domain/pricing/price-all';
import type { Program } from '../domain/pricing/program';
import type { RateSheet } from '../domain/pricing/rate-sheet';
import { sheetsInForce } from '../domain/pricing/rate-sheet';
import type { PricingScenario } from '../domain/pricing/scenario';
import { compareWithKernel } from './pricing-comparison';
import { measureHttp } from './pricing-http';
import { measurePage } from './pricing-page';
import { count, perSecond, scenarios } from './pricing-scenarios';

const EFFECTIVE = new Date('2026-01-15T16:00:00Z');

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

const row = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(42) : cell.padStart(12))).join('');

/**
 * Pricing on one core, in scenarios a second: all rates and lock periods of all programs as numbers; the list with the best rate of
 * each program and one program in full, as JSON; and every rate of every program as JSON. At 1, 4 and 16 times the programs.
 */
export async function run(): Promise<void> {
  compareWithKernel();
  await measureHttp();
  await measurePage();
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
