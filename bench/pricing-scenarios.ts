import { readScenario } from '../domain/pricing/read-scenario';
import type { PricingScenario } from '../domain/pricing/scenario';
import { shippedLimits } from '../domain/reference/shipped-limits';
import { countiesOfZip } from '../domain/reference/zip-county';

const SECONDS_EACH = 1;

const zips = ['91101', '98004', '85251', '60614', '33139'];
const docTypes = ['0', '0', '0', '0', '0', '13', '20'];

/** Scenarios over amounts, ratios, scores, purposes, occupancies, places and documentation, so that every family gets its turn. */
export function scenarios(): PricingScenario[] {
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
export function perSecond(all: readonly PricingScenario[], work: (scenario: PricingScenario) => unknown): number {
  for (const scenario of all) work(scenario);
  const start = process.cpuUsage();
  let done = 0;
  while (cpuMillis(start) < SECONDS_EACH * 1000) {
    for (const scenario of all.slice(0, 24)) work(scenario);
    done += 24;
  }
  return (done * 1000) / cpuMillis(start);
}

export const count = (value: number): string => Math.round(value).toLocaleString('en-US');
