/**
 * What the simulated credit agency does for a Social Security number. Nobody has these numbers: no number with area 900 to 999 is
 * issued, and no taxpayer number has group 66, 67 or 68. Any other number gets an ordinary report. docs/vendors.md has the same table.
 *
 * - `9NN-66-####`: the person `NN` of {@link people}
 * - `900-67-NNNN`: error `NNNN`, such as 900-67-0061 for E061
 * - `9NN-68-####`: the fault `NN` of {@link faults}
 */
export const people = {
  10: 'excellent',
  20: 'good',
  30: 'one-score',
  31: 'no-score',
  32: 'no-hit',
  33: 'frozen',
  34: 'deceased',
  35: 'ssn-mismatch',
  36: 'fraud-alert',
  37: 'active-duty',
  38: 'address',
  39: 'sanctions',
  40: 'authorized-user',
  41: 'risk-score',
  42: 'other-models',
  43: 'every-debt',
  44: 'derogatory-events',
  45: 'derogatory-remarks',
} as const;

export type Person = (typeof people)[keyof typeof people] | 'ordinary';

export const faults = {
  /** Answers after three seconds. */
  10: 'slow',
  /** Bills, and never answers the first time. */
  20: 'timeout',
  /** Bills, and breaks off the answer the first time. */
  30: 'broken',
  /** Bills, and answers 500 the first time. */
  40: 'server-error',
  /** Bills, and closes the connection the first time. */
  50: 'hang-up',
  /** Sends the answer twice in one document. */
  60: 'duplicate',
  /** Sends a DOCTYPE the first time. */
  70: 'doctype',
  /** Sends a printed report that is no valid base64. */
  80: 'bad-pdf',
  /** Sends no printed report. */
  81: 'no-pdf',
  /** Answers E001 twice, and the report after that. */
  90: 'busy',
  /** Is working on it when asked the first two times. */
  91: 'in-process',
} as const;

export type Fault = (typeof faults)[keyof typeof faults] | 'none';

export interface Scenario {
  readonly person: Person;
  readonly fault: Fault;
  /** `E061`; null without an error. */
  readonly error: string | null;
}

const numbered = <T>(table: Readonly<Record<number, T>>, number: number): T | undefined =>
  Object.hasOwn(table, number) ? table[number] : undefined;

/** The scenario of a number of nine digits. */
export function scenarioOf(ssn: string): Scenario {
  const [area, group, serial] = [ssn.slice(0, 3), ssn.slice(3, 5), ssn.slice(5)];
  const ordinary: Scenario = { person: 'ordinary', fault: 'none', error: null };
  if (!area.startsWith('9')) return ordinary;
  const number = Number(area.slice(1));
  if (group === '66') return { ...ordinary, person: numbered(people, number) ?? 'ordinary' };
  if (group === '67') return { ...ordinary, error: `E${String(Number(serial)).padStart(3, '0')}` };
  if (group === '68') return { ...ordinary, fault: numbered(faults, number) ?? 'none' };
  return ordinary;
}

/** The error of an account with these words in its login or password. */
export function accountError({
  login,
  password,
}: {
  readonly login: string;
  readonly password: string;
}): string | null {
  if (login === '' || password === '') return 'E036';
  if (password === 'wrong') return 'E036';
  if (login === 'unknown') return 'E037';
  if (login === 'expired') return 'E046';
  return login === 'locked' ? 'E051' : null;
}
