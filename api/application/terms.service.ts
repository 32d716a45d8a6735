import { withComputed } from '../../domain/application/change/computed';
import { applyLoanChange, validateLoanChange } from '../../domain/application/change/loan-change';
import type { AuditAction } from '../../domain/audit/audit-actions';
import { initialEscrow } from '../../domain/fees/initial-escrow';
import {
  discountPointAmount,
  discountPoints,
  prepaidInterest,
  prepaidInterestDays,
} from '../../domain/fees/prepaid-interest';
import type { LoanDocument, LoanValues } from '../../domain/loan/document';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { PER_DIEM_BASIS } from '../../domain/pricing/odd-days';
import type { AppContext } from '../app-context';
import { invalid } from '../http/app-error';
import type { Caller } from '../http/caller';
import { changeLoan, type Input } from '../loan/loan.service';

/** Terms that belong together, and the values derived from them. */
export interface Terms {
  readonly action: AuditAction;
  /** Fields the user sends. */
  readonly fields: readonly (keyof LoanValues & string)[];
  /** Values saved with them, derived from the loan including the sent fields. */
  readonly follow: (loan: LoanDocument, sent: Input) => Input;
  /** Values returned with the fields. */
  readonly returned: (loan: LoanDocument) => Readonly<Record<string, unknown>>;
}

export const perDiemTerms = {
  action: 'loan.per-diem-interest',
  fields: ['sPerDiemBasisDays', 'sPrepaidInterestFromD', 'sPrepaidInterestDays', 'sDisbursementD'],
  follow: (loan, sent) => {
    const { sPrepaidInterestDays: given, sPrepaidInterestFromD, sDisbursementD } = sent;
    const hasNewDate = sPrepaidInterestFromD !== undefined || sDisbursementD !== undefined;
    const counts = given === undefined && (hasNewDate || !loan.sPrepaidInterestDays);
    const days = counts ? prepaidInterestDays(loan) : undefined;
    const perDiem = prepaidInterest(loan)?.perDiemExact ?? null;
    return { sPerDiemAmt: perDiem, ...(days === undefined ? {} : { sPrepaidInterestDays: days }) };
  },
  returned: (loan) => {
    const interest = prepaidInterest(loan);
    return {
      sPerDiemAmt: loan.sPerDiemAmt ?? null,
      sPerDiemBasisDays: loan.sPerDiemBasisDays ?? PER_DIEM_BASIS,
      perDiemInterest: interest?.perDiem ?? null,
      prepaidInterest: interest?.total ?? null,
    };
  },
} as const satisfies Terms;

export const escrowTerms = {
  action: 'loan.initial-escrow-payment',
  fields: [
    'sProRealETx',
    'sProHazIns',
    'sProFloodIns',
    'sPropertyTaxDueD',
    'sPropertyTaxSecondDueD',
    'sHazInsDueD',
    'sAggregateEscrowAmt',
  ],
  follow: (loan, sent) => {
    const escrow = initialEscrow(loan);
    const { sAggregateEscrowAmt: given, ...charges } = sent;
    // A settlement agent's amount is kept until a charge changes.
    const isDue = given === undefined && (Object.keys(charges).length > 0 || !loan.sAggregateEscrowAmt);
    return isDue && !('missing' in escrow) ? { sAggregateEscrowAmt: escrow.adjustment } : {};
  },
  returned: (loan) => {
    const escrow = initialEscrow(loan);
    if ('missing' in escrow) return { items: [], initialEscrowPayment: null, missing: escrow.missing };
    return { items: escrow.items, initialEscrowPayment: escrow.total, missing: [] };
  },
} as const satisfies Terms;

export const discountTerms = {
  action: 'loan.discount-point',
  fields: ['sLDiscnt1003'],
  follow: () => ({}),
  returned: (loan) => ({ points: discountPoints(loan) ?? null }),
} as const satisfies Terms;

/** The terms as they are returned. */
function termsAnswer(terms: Terms, loan: LoanDocument) {
  const values: Input = { ...loan };
  const own = Object.fromEntries(terms.fields.map((name) => [name, values[name] ?? null]));
  return { version: loan.version, ...own, ...terms.returned(loan) };
}

/** Accepts only the fields of the terms; a returned value that comes back unchanged is ignored. */
function ownFields(terms: Terms, loan: LoanDocument, sent: Input): Input {
  const answered: Input = termsAnswer(terms, loan);
  const changed = Object.keys(sent).filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(answered[name]));
  const isOwn = (name: string) => (terms.fields as readonly string[]).includes(name);
  const foreign = changed.filter((name) => !isOwn(name));
  if (foreign.length > 0) {
    const fields = foreign.map((name) => [name, fieldSpec(name) ? 'wrong-place' : 'unknown-field']);
    throw invalid('fields-of-other-section', Object.fromEntries(fields));
  }
  return Object.fromEntries(changed.map((name) => [name, sent[name]]));
}

/** Changes terms of a loan and saves the values derived from them. */
export async function changeTerms(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  change: { readonly terms: Terms; readonly sent: Input },
) {
  const { terms } = change;
  const { version, ...sent } = change.sent;
  const own = ownFields(terms, loan, sent);
  const { changes, fields: refused } = validateLoanChange(own, loan);
  if (Object.keys(refused).length > 0) throw invalid('fields-not-valid', refused);
  const follows = terms.follow(withComputed(applyLoanChange(loan, changes)), own);
  const request = { version: Number(version), fields: { ...own, ...follows }, action: terms.action };
  return termsAnswer(terms, await changeLoan(portal, caller, loan, request));
}

/** The dollar amount of points sent in percent of the loan; null if they are cleared. An amount sent in dollars is kept. */
export function pointsAsAmount(loan: LoanDocument, { points, ...sent }: Input): Input {
  if (points === undefined || points === (discountPoints(loan) ?? null)) return sent;
  if (sent.sLDiscnt1003 !== undefined) {
    throw invalid('fields-not-valid', { points: 'points-twice' });
  }
  if (points === null || points === '') return { ...sent, sLDiscnt1003: null };
  const amount = discountPointAmount(loan, String(points).replaceAll(/[%\s]/g, ''));
  if (amount === undefined) {
    const message = loan.sLAmtCalc ? 'not-a-percentage' : 'points-need-amount';
    throw invalid('fields-not-valid', { points: message });
  }
  return { ...sent, sLDiscnt1003: amount };
}
