import type { Random } from './random';

/** The path from Loan Open to Loan Sold (decisions STATUS-16). */
const MAIN_PATH = [
  '0',
  '1',
  '3',
  '28',
  '13',
  '4',
  '33',
  '23',
  '21',
  '35',
  '5',
  '24',
  '25',
  '6',
  '20',
  '37',
  '38',
  '27',
];

/** Paths that leave the main path after a status of it. */
const BRANCHES: Readonly<Record<string, readonly [from: string, ...rest: string[]]>> = {
  '2': ['13', '2'],
  '8': ['13', '8'],
  '10': ['13', '10'],
  '47': ['13', '10', '47'],
  '36': ['35', '36'],
  '46': ['6', '46'],
};

/** Statuses from which a loan can be put on hold or canceled. */
const PAUSABLE = ['0', '1', '3', '28', '13', '4', '33', '23', '21'] as const;

/** How many of about a thousand loans are in each status, as in a lender's pipeline: many at the start and the end. */
const WEIGHTS: readonly (readonly [status: string, weight: number])[] = [
  ['0', 95],
  ['1', 45],
  ['3', 50],
  ['28', 55],
  ['13', 70],
  ['2', 25],
  ['4', 60],
  ['33', 45],
  ['23', 28],
  ['21', 34],
  ['35', 24],
  ['36', 10],
  ['5', 22],
  ['24', 15],
  ['25', 14],
  ['47', 8],
  ['7', 16],
  ['8', 18],
  ['10', 26],
  ['9', 55],
  ['6', 85],
  ['20', 34],
  ['37', 18],
  ['38', 15],
  ['27', 105],
  ['46', 28],
];

/** The statuses of demo loans: the labeled ones, and 36 and 46, which rules of the portal refer to. */
export const demoStatuses: readonly string[] = WEIGHTS.map(([status]) => status);

/** Minimum and maximum number of working days that a loan spends in a status. */
const DURATIONS: Readonly<Record<string, readonly [number, number]>> = {
  '0': [1, 6],
  '1': [1, 8],
  '3': [1, 3],
  '28': [1, 4],
  '13': [2, 6],
  '4': [2, 8],
  '33': [1, 5],
  '23': [1, 3],
  '21': [1, 4],
  '35': [1, 2],
  '5': [1, 3],
  '24': [1, 2],
  '25': [1, 3],
  '6': [3, 10],
  '20': [2, 8],
  '37': [2, 9],
  '38': [1, 6],
};

/** Statuses in which a loan can stay for months; it leaves the others within weeks. */
const RESTING: ReadonlySet<string> = new Set(['27', '46', '9', '10']);

export const chosenStatus = (random: Random): string => random.weighted(WEIGHTS);

/** The statuses a loan went through, the current one last. */
export function statusPath(status: string, random: Random): string[] {
  if (status === '7' || status === '9') {
    return [...MAIN_PATH.slice(0, MAIN_PATH.indexOf(random.pick(PAUSABLE)) + 1), status];
  }
  const [from, ...rest] = BRANCHES[status] ?? [status];
  return [...MAIN_PATH.slice(0, MAIN_PATH.indexOf(from) + 1), ...rest];
}

/** Working days that a loan spent in a status it has left. */
export function workdaysIn(status: string, random: Random): number {
  const [least, most] = DURATIONS[status] ?? [1, 5];
  return random.int(least, most);
}

/** Calendar days since the loan reached its current status; at least one, so that nothing is in the future. */
export const daysSince = (status: string, random: Random): number =>
  RESTING.has(status) ? random.int(1, 280) : status === '6' || status === '20' ? random.int(1, 40) : random.int(1, 14);
