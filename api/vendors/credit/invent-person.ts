import { type Random, randomOf } from '../../../config/demo/loans/random';
import { type InventedLine, inventLines } from './invent-lines';
import type { OrderedPerson, VendorBureau } from './read-order';
import { type Person, scenarioOf } from './scenarios';

/** A bureau's score: a number, or why there is none. */
export type InventedScore = number | 'frozen' | 'no-hit' | 'too-little-credit' | 'deceased';

/** A public record: attributes of CREDIT_PUBLIC_RECORD. */
export interface InventedRecord {
  readonly type: string;
  readonly disposition: string;
  readonly filed: string;
  readonly settled?: string;
  readonly amount?: string;
}

export interface InventedPerson {
  readonly scenario: Person;
  readonly scores: Readonly<Record<VendorBureau, InventedScore>>;
  readonly lines: readonly InventedLine[];
  readonly inquiries: readonly { readonly name: string; readonly daysAgo: number }[];
  readonly records: readonly InventedRecord[];
}

function scoresOf(random: Random, scenario: Person, base: number): InventedPerson['scores'] {
  const near = (middle: number) => Math.max(350, Math.min(850, middle + random.int(-18, 18)));
  const all = (score: InventedScore) => ({ Experian: score, TransUnion: score, Equifax: score });
  switch (scenario) {
    case 'excellent':
      return { Experian: 790, TransUnion: 801, Equifax: 785 };
    case 'good':
      return { Experian: 700, TransUnion: 680, Equifax: 680 };
    case 'one-score':
      return { ...all('too-little-credit'), Equifax: 655 };
    case 'no-score':
      return all('too-little-credit');
    case 'no-hit':
      return all('no-hit');
    case 'deceased':
      return all('deceased');
    case 'frozen':
      return { Experian: near(base), TransUnion: 'frozen', Equifax: near(base) };
    default:
      return { Experian: near(base), TransUnion: near(base), Equifax: near(base) };
  }
}

function recordsOf(scenario: Person): InventedRecord[] {
  if (scenario === 'every-debt') {
    return [{ type: 'Judgment', disposition: 'Filed', filed: '2022-03', amount: '2300' }];
  }
  if (scenario !== 'derogatory-events') return [];
  return [
    { type: 'BankruptcyChapter7', disposition: 'Discharged', filed: '2020-09-14', settled: '2021-01-20' },
    { type: 'Foreclosure', disposition: 'Completed', filed: '2021-02-03', settled: '2021-08' },
  ];
}

/** The credit of an invented person. The same number always gives the same. */
export function inventPerson({ ssn }: Pick<OrderedPerson, 'ssn'>): InventedPerson {
  const { person: scenario } = scenarioOf(ssn);
  const random = randomOf(Number(ssn), 0);
  const base = random.int(600, 810);
  return {
    scenario,
    scores: scoresOf(random, scenario, base),
    lines: inventLines(random, scenario, base),
    inquiries: Array.from({ length: random.int(0, 3) }, () => ({
      name: random.pick(['Example Card Services', 'Example Motors', 'Sample Bank, N.A.']),
      daysAgo: random.int(5, 110),
    })),
    records: recordsOf(scenario),
  };
}
