import { closingDisclosureDue, type RestartReason } from '../../../domain/disclosure/calendar/disclosure-clock';
import { disclosureReceived, firstConsummation, restartsOf } from '../../../domain/disclosure/closing/closing-clock';
import { type ClosingFacts, closingRoles, contactsIn } from '../../../domain/disclosure/closing/closing-facts';
import { type ClosingForm, closingForm, formKindOf } from '../../../domain/disclosure/closing/closing-form';
import type { ClosingDisclosures } from '../../../domain/disclosure/closing/closings.contract';
import { printedCash } from '../../../domain/disclosure/closing/printed-cash';
import { unnamedPayees } from '../../../domain/disclosure/closing/unnamed-payees';
import { penaltyMonths } from '../../../domain/disclosure/estimate/estimate-form';
import { neededFields, unsupportedFeature } from '../../../domain/disclosure/estimate/estimate-rules';
import { productText } from '../../../domain/disclosure/estimate/loan-terms-table';
import { hasIrregularPayments } from '../../../domain/disclosure/figures/irregular-payments';
import { closingDisclosureRecord } from '../../../domain/fees/closing-records.schemas';
import { curedBy } from '../../../domain/fees/cures';
import { closingDay } from '../../../domain/fees/transaction';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { pacificDate } from '../../../domain/format/date';
import type { LoanDocument } from '../../../domain/loan/document';
import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { AppContext } from '../../app-context';
import { consentOf } from '../electronic-consent';
import { closingFactsOf, lastChoices } from './closing-facts';

/** What the Closing Disclosure of a loan waits for. */
export function closingNeeds(loan: LoanDocument, { terms, contacts }: ClosingFacts) {
  const fields = neededFields(loan, terms !== undefined);
  const closing = closingDay(loan) === undefined ? ['sEstCloseD'] : [];
  const disbursement = loan.sDisbursementD ? [] : ['sDisbursementD'];
  const agent = contactsIn(contacts, closingRoles.settlementAgent).length > 0 ? [] : (['settlementAgent'] as const);
  const hasSeller = formKindOf(loan) === 'alternative' || contactsIn(contacts, closingRoles.sellers).length > 0;
  return {
    fields: [...fields, ...closing, ...disbursement],
    expenses: worksheetOf(loan).escrowNeeds.withoutDay,
    parties: [...agent, ...(hasSeller ? [] : (['seller'] as const))],
    feature: unsupportedFeature(loan) ?? null,
    hasEstimate: (loan.loanEstimates ?? []).length > 0,
  };
}

/** The kind of the next Closing Disclosure on a day. One of the day of consummation is still given at consummation (19(f)(2)(i)). */
export function nextKind(loan: LoanDocument, today: string): 'initial' | 'revised' | 'corrected' {
  // The first one of the portal is not the first one of a loan that has the dates of one from outside.
  if ((loan.closingDisclosures ?? []).length === 0 && !loan.sInitialClosingDisclosureIssuedD) return 'initial';
  return loan.sConsummationD && loan.sConsummationD < today ? 'corrected' : 'revised';
}

/** What a new wait of three business days depends on, as the loan is now. */
export function waitFactsOf(loan: LoanDocument, { terms, comparisons }: ClosingFacts) {
  return {
    apr: comparisons?.apr ?? 0,
    financeCharge: comparisons?.financeCharge,
    product: terms ? productText(terms) : '',
    hasPrepaymentPenalty: penaltyMonths(loan) > 0,
  };
}

const isIrregular = ({ terms }: ClosingFacts): boolean => terms !== undefined && hasIrregularPayments(terms);

/** Why a disclosure of today starts the wait again; never after consummation. */
export const restartsNow = (loan: LoanDocument, facts: ClosingFacts, today: string): readonly RestartReason[] =>
  nextKind(loan, today) === 'revised'
    ? restartsOf(loan.closingDisclosures ?? [], waitFactsOf(loan, facts), isIrregular(facts))
    : [];

function cashOf(form: ClosingForm): ClosingDisclosures['next']['cash'] {
  const { rows, estimate, final, finalIs } = printedCash(form.cash);
  return { rows: rows.map((row) => ({ ...row, label: row.label.replace('\n', ' ') })), estimate, final, finalIs };
}

/** The Closing Disclosures of a loan with their clock, and the next one. */
export async function closingsOf(portal: AppContext, loan: LoanDocument): Promise<ClosingDisclosures> {
  const today = pacificDate(portal.clock());
  const choices = lastChoices(loan);
  const facts = await closingFactsOf(portal, loan, today, choices);
  const form = closingForm(loan, facts);
  const disclosures = loan.closingDisclosures ?? [];
  const closing = closingDay(loan) ?? null;
  const apr = facts.comparisons?.apr;
  return {
    ...{ version: loan.version, today, closing },
    earliest: firstConsummation(loan) ?? null,
    due: closing === null ? null : closingDisclosureDue(closing),
    disclosures: disclosures.map(({ ucdKey, ...each }) => ({
      ...closingDisclosureRecord.omit({ ucdKey: true }).parse(each),
      ...{ receivedBy: disclosureReceived(each), hasUcd: ucdKey !== undefined },
    })),
    next: {
      ...{ number: disclosures.length + 1, kind: nextKind(loan, today), form: form.kind },
      ...closingNeeds(loan, facts),
      payees: unnamedPayees(form.details),
      consent: await consentOf(portal, loan),
      restarts: restartsNow(loan, facts, today),
      apr: apr === undefined ? null : formatThousandths(apr),
      cash: cashOf(form),
      ...{ excess: formatCents(form.cure.amount), cured: formatCents(curedBy(loan)) },
      choices: closingDisclosureRecord.shape.choices.parse(choices),
    },
  };
}
