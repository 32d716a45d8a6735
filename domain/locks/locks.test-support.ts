import { defaultBusinessHours } from '../loan/business-hours';
import { englishText } from '../messages/english-text';
import { toThousandths } from '../numbers/fixed';
import { programWith, scenarioWith, testSheet } from '../pricing/pricing.test-support';
import type { Program } from '../pricing/program';
import type { RateSheet } from '../pricing/rate-sheet';
import type { FieldSource } from '../pricing/read-field';
import type { RequestCommand } from './lock-commands';
import type { LockContext } from './lock-context';
import type { LockPolicy } from './lock-policy.schemas';
import { lockPriceOf } from './lock-price';
import { type LockRecord, noLock } from './lock-record';
import { LockRefusal } from './lock-refusal';
import { moveLock } from './move-lock';

export const policyWith = (changes: Partial<LockPolicy> = {}): LockPolicy => ({
  hours: defaultBusinessHours,
  rolling: 'next',
  terms: [15, 30, 45],
  maxExtensions: 2,
  maxExtensionDays: 15,
  relockDays: 30,
  floatDown: null,
  autoLock: false,
  concessionLimit: 250,
  ...changes,
});

/** A program whose price is that of the sheet, on loans of 300,000. */
export const plainProgram: Program = programWith({ adjustmentSets: [], minimumPrice: 80_000, maximumPrice: 120_000 });

/** One price for every rate, in each term. */
export const flatSheet = (price: string, effectiveAt = '2026-11-02T13:00:00Z'): RateSheet => ({
  ...testSheet,
  effectiveAt,
  prices: testSheet.lockPeriods.map(() => testSheet.rates.map(() => toThousandths(price))),
});

/** A market that tests move: the time, today's sheet, the facts of the loan, and the lender's rules. */
export interface Market {
  now: Date;
  sheet: RateSheet | undefined;
  program: Program;
  facts: FieldSource;
  property: string;
  isFinal: boolean;
  isLocked: boolean;
  policy: LockPolicy;
}

/** Monday, November 2, 2026, 10:00 in California. */
export const marketWith = (changes: Partial<Market> = {}): Market => ({
  now: new Date('2026-11-02T18:00:00Z'),
  sheet: flatSheet('100.500'),
  program: plainProgram,
  facts: { sLAmtCalc: '300000.00' },
  property: '12 alder hollow way',
  isFinal: false,
  isLocked: false,
  policy: policyWith(),
  ...changes,
});

export function contextOf(market: Market): LockContext {
  const { now, sheet, program, facts, property, isFinal, isLocked, policy } = market;
  const scenario = scenarioWith(facts);
  return {
    now,
    policy,
    pricer: {
      property,
      isFinal,
      isLocked,
      priceOf: (terms) => lockPriceOf(scenario, terms),
      today: (id) => (sheet && id === program.lLpTemplateId ? { basis: 'sheet', program, sheet } : undefined),
      asOf: () => undefined,
    },
  };
}

export const broker = { login: 'pml-loan-officer', name: 'Owen Prakash' };
export const desk = { login: 'lock-desk', name: 'Ines Duarte' };

/** A request at the fee of today. */
export function requestOf(market: Market, days: number, rate: number): RequestCommand {
  const { pricer } = contextOf(market);
  const { lLpTemplateId } = market.program;
  const basis = pricer.today(lLpTemplateId);
  const price = basis && pricer.priceOf({ basis, rate, days, charges: [] });
  const fee = price && 'Point' in price ? price.Point : '';
  return { move: 'request', lLpTemplateId, rate, days, fee };
}

/** The moves of a test on one loan, one after the other. */
export function lockSteps(market: Market, start: LockRecord) {
  let record = start;
  const move = (command: Parameters<typeof moveLock>[1], by = desk): LockRecord => {
    record = moveLock(record, command, contextOf(market), by);
    return record;
  };
  const step = {
    get record() {
      return record;
    },
    get version() {
      return record.version;
    },
    move,
    request: (days = 30, rate = 6_125) => move(requestOf(market, days, rate), broker),
    /** Confirms what waits at the price that it has now. */
    confirm: () => {
      const { terms } = record.request ?? { terms: null };
      const price = terms && contextOf(market).pricer.priceOf(terms);
      const seen = price && 'Price' in price ? price.Price : null;
      return move({ move: 'confirm', version: record.version, price: seen });
    },
    lock: (days = 30, rate = 6_125) => {
      step.request(days, rate);
      return step.confirm();
    },
    extend: (days: number) => {
      move({ move: 'extend', version: record.version, days, reason: 'Closing moved' }, broker);
      return step.confirm();
    },
  };
  return step;
}

/** The final price of the confirmed lock. */
export const priceOfLock = ({ lock }: LockRecord): string => lock?.price.Price ?? '';

/** Why a move is refused, in English. */
export function refusalOf(move: () => unknown): string {
  try {
    move();
  } catch (error) {
    if (error instanceof LockRefusal) return englishText(error.wording);
    throw error;
  }
  throw new Error('It was not refused.');
}

export const started = (changes = {}) => {
  const market = marketWith(changes);
  return { market, steps: lockSteps(market, noLock) };
};
