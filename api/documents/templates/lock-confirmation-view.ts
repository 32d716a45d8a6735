import { ownValue } from '../../../domain/tables/own-value';
import type { Fact, Print } from '../engine/print';
import type { LockConfirmationData } from './lock-confirmation.schemas';

const together = (values: readonly (string | null)[]): string | null =>
  values.some((value) => value !== null) ? values.map((value) => value ?? '–').join(' / ') : null;

/** The loan that is locked. */
export function loanFacts(data: LockConfirmationData, { texts, facts, filled, ...print }: Print): Fact[] {
  const label = texts['lock-confirmation'];
  const impounds = data.hasImpounds === null ? null : label.impounds[data.hasImpounds ? 'yes' : 'no'];
  const score = data.score === null ? null : String(data.score);
  return facts([
    [label.facts.borrowers, data.borrowers.join(', '), 'wide'],
    [label.facts.property, data.property, 'wide'],
    [label.facts.loanNumber, data.loanNum],
    [label.facts.amount, print.money(data.amount)],
    [label.facts.loanType, print.code('sLT', data.sLT)],
    [label.facts.purpose, print.code('sLPurposeT', data.sLPurposeT)],
    [label.facts.occupancy, print.code('sOccTPe', data.sOccTPe)],
    [label.facts.ltv, together([print.percent(data.ltv), print.percent(data.cltv)])],
    [label.facts.score, score && data.isDemoScore ? filled(label.demoScore, { score }) : score],
    [label.facts.documentation, print.code('sProdDocT', data.sProdDocT)],
    [label.facts.impounds, impounds],
  ]);
}

/** The program, and what moves its rate if that is adjustable. */
export function armFacts(data: LockConfirmationData, { texts, facts, filled, ...print }: Print): Fact[] {
  const label = texts['lock-confirmation'];
  const { arm } = data;
  const penalty = data.sPrepmtPenaltyT;
  return facts([
    [label.facts.program, data.program, 'wide'],
    [label.facts.term, data.termMonths === null ? null : filled(label.months, { months: String(data.termMonths) })],
    [label.facts.penalty, penalty && (ownValue<string>(label.penalties, penalty) ?? null)],
    [label.facts.index, arm?.index ?? null],
    [label.facts.margin, arm && print.percent(arm.margin)],
    [label.facts.caps, arm && together([arm.firstCap, arm.periodicCap, arm.lifeCap].map(print.percent))],
  ]);
}

/** Since when, for how long and until when. */
export function lockFacts(data: LockConfirmationData, { texts, facts, sentence, filled, ...print }: Print): Fact[] {
  const label = texts['lock-confirmation'];
  return facts([
    [label.facts.expires, sentence(label.endOfDay, { day: print.date(data.expiresD) ?? '' }), 'wide'],
    [label.facts.locked, print.date(data.lockedD)],
    [label.facts.lockDays, filled(label.days, { days: String(data.lockDays) })],
    [label.facts.lockFee, data.lockFee === null ? label.noFee : print.money(data.lockFee)],
  ]);
}

/** What the price costs the borrower, or the credit that it brings, as a percentage and in dollars. */
export function priceFacts({ price }: LockConfirmationData, { texts, facts, ...print }: Print): Fact[] {
  const label = texts['lock-confirmation'].facts;
  const isCredit = price.points.startsWith('-');
  const unsigned = (value: string): string => value.replace('-', '');
  return facts([
    [label.rate, print.percent(price.rate)],
    [isCredit ? label.creditPercent : label.pointsPercent, print.percent(unsigned(price.points))],
    [isCredit ? label.credit : label.points, print.money(unsigned(price.cost))],
  ]);
}
