import type { Thousandths } from '../numbers/fixed';

/** The identity of a rate option: a program's rate for a lock period. */
export interface RateOptionKey {
  readonly lLpTemplateId: string;
  readonly rate: Thousandths;
  readonly lockDays: number;
}

/** The same option always has the same identifier, on every node and every day. */
export const rateOptionId = ({ lLpTemplateId, rate, lockDays }: RateOptionKey): string =>
  `${lLpTemplateId}.${rate}.${lockDays}`;

/** Parses an identifier; undefined for invalid text. */
export function parseRateOptionId(text: string): RateOptionKey | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,6})\.(\d{1,3})$/.exec(text);
  if (!match) return undefined;
  return { lLpTemplateId: match[1] ?? '', rate: Number(match[2]), lockDays: Number(match[3]) };
}
