import { isDeepStrictEqual } from 'node:util';
import type {
  AppraisalContent,
  OrderBody,
  OrderInput,
  PrintedOrder,
} from '../../domain/appraisal/appraisal-order.schemas';
import { isWithCompany } from '../../domain/appraisal/appraisal-states';
import { feesFor } from '../../domain/appraisal/fee-schedule';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import { missingFields, orderProblems } from '../../domain/appraisal/order-problems';
import { requestTypeOf, typeDescription } from '../../domain/appraisal/request-types';
import { countBusinessDays, generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { pacificDate } from '../../domain/format/date';
import { borrowerName, type LoanDocument, loanValue } from '../../domain/loan/document';
import { intentOf } from '../../domain/loan/fees/intent';
import { message } from '../../domain/messages/message';
import { formatCents } from '../../domain/numbers/fixed';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertVersion, publishOrderChange } from '../loan/loan.service';
import { placeOrder } from '../orders/orders.service';
import { lenderSettings } from '../reference/reference.service';
import { appraisalOrder } from './appraisal-order';
import {
  addEvents,
  appraisalById,
  appraisalsOf,
  insertAppraisal,
  lockLoan,
  type OpenAppraisal,
  storeAppraisal,
} from './appraisals.queries';
import { assertNoSecret } from './assert-texts';
import { appraisalView } from './change-appraisal';
import { exclusionsInForce, isExcluded } from './exclusion-check';
import { companyNames, feesOfState } from './fee-schedule';
import { requesterOf } from './requester';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export function occupancyFor(loan: LoanDocument): string | null {
  const occupancy = loanValue(loan, 'sOccTPe') ?? loanValue(loan, 'aOccT');
  return typeof occupancy === 'string' ? occupancy : null;
}

/** What the schedule says about an order: the fee in dollars, null if the company quotes it, and by when the report is due. */
async function scheduleFor(portal: AppContext, loan: LoanDocument, input: OrderInput) {
  const today = pacificDate(portal.clock());
  const [rows, settings] = await Promise.all([
    feesOfState(portal.db, today, loan.sSpState ?? ''),
    lenderSettings(portal.db),
  ]);
  const found = feesFor(rows, {
    ...{ form: input.form, state: loan.sSpState ?? null, county: loan.sSpCounty ?? null, loanType: loan.sLT ?? null },
    ...{ isRush: input.isRush, isQuoted: input.complexity !== 'standard' },
  }).find(({ company }) => company === input.company);
  const days = found?.days ?? null;
  return {
    fee: found?.cents == null ? null : formatCents(found.cents),
    dueOn: days === null ? null : countBusinessDays(today, days, generalCalendar(settings)).date,
  };
}

/** Where the first borrower is reached. */
export const phoneOf = ({ applicants: [first] }: Pick<LoanDocument, 'applicants'>): string =>
  text(first?.aBCellPhone) || text(first?.aBHPhone);

interface Written {
  readonly loan: LoanDocument;
  /** Null for an appraisal that another lender ordered. */
  readonly input: OrderInput | null;
  readonly scheduled: string | null;
  readonly requester: PrintedOrder['requesterComp'];
  /** Null for a draft. */
  readonly requestedDt: string | null;
}

/** The order as the specification names it. */
export function printed({ loan, input, scheduled, requester, requestedDt }: Written): PrintedOrder {
  const type = requestTypeOf(loan.sProdSpT, occupancyFor(loan));
  const chargedAmt = input?.manualAmt ?? scheduled;
  const applicant = loan.applicants[0];
  return {
    type: type ?? null,
    typeDescription: type ? typeDescription(type) : '',
    ...{ chargedAmt, manualAmt: input?.manualAmt ?? null, requestedDt, requesterComp: requester },
    ccInfo: {
      transactionAmt: input?.payer === 'borrower' ? chargedAmt : null,
      orderDesc: input ? `Appraisal ${input.form}, loan ${loan.sLNm}` : '',
    },
    loan: {
      ...{ loanNum: loan.sLNm, loanType: loan.sLT ?? null, purpose: loan.sLPurposeT ?? null },
      ...{ amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null, purchasePrice: loan.sPurchPrice ?? null },
      caseNumber: loan.sAgencyCaseNum ?? null,
    },
    propertyAddress: {
      ...{ street: text(loan.sSpAddr), unit: text(loan.sSpUnit), city: text(loan.sSpCity) },
      ...{ state: text(loan.sSpState), zipcode: text(loan.sSpZip), county: text(loan.sSpCounty) },
    },
    borrower: {
      name: borrowerName(loan, '0B'),
      phone: phoneOf(loan),
      email: text(applicant?.aBEmail),
    },
  };
}

export const newContent = (order: PrintedOrder, input: OrderInput | null): AppraisalContent => ({
  ...{ input, order, dueOn: null, inspectionAt: null, appraiser: null, review: null, payment: null },
  ...{ reports: [], revisions: [], copies: [], ssrs: [], cancelReason: null, transfer: null },
});

/** Throws 422 with what an order lacks before it can be sent. */
async function assertComplete(portal: AppContext, loan: LoanDocument, input: OrderInput, scheduled: string | null) {
  const missing = missingFields(loan);
  if (missing.length > 0) {
    const fields = missing.map((name) => ({ text: name, key: `fields.${name}` }));
    throw refuse('invalid', message('appraisal-loan-needs', { fields }));
  }
  const today = pacificDate(portal.clock());
  const [names, excluded] = await Promise.all([companyNames(portal.db, today), exclusionsInForce(portal.db)]);
  const problems = orderProblems(input, {
    ...{ loan, occupancy: occupancyFor(loan), companies: portal.appraisals.companies, scheduledFee: scheduled },
    mayCharge: intentOf(loan) !== undefined,
    isExcluded: isExcluded(excluded, { company: names.get(input.company) ?? input.company }),
  });
  if (Object.keys(problems).length > 0) throw invalid('appraisal-not-ready', problems);
}

/** Whether this order was sent already. Throws 409 if another one was sent under its ID. */
function isSent({ row, content }: OpenAppraisal, input: OrderInput): boolean {
  if (row.state === 'draft') return false;
  if (!isDeepStrictEqual(content.input, input)) throw refuse('conflict', 'appraisal-key-used');
  return true;
}

/** Only a draft is written again; an order that was sent is answered as it is. */
function assertDraft({ row }: OpenAppraisal, { version }: OrderBody): void {
  if (row.source !== 'order') throw refuse('conflict', 'appraisal-key-used');
  if (row.state !== 'draft') throw refuse('conflict', 'appraisal-ordered');
  if (row.version !== version) throw refuse('stale', 'changed-by-other');
}

/**
 * Saves an order under the ID that the client chose, as a draft or to be sent to the appraisal company. Sending it again orders nothing
 * more: neither here nor at the company, which knows the order by the same ID.
 */
export async function saveOrder(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { id, body }: { readonly id: string; readonly body: OrderBody },
): Promise<AppraisalSummary> {
  const { version: _, loanVersion, submit, ...input } = body;
  const { sLNm: loanNum } = loan;
  const known = await appraisalById(portal.db, portal.vault, id);
  if (known && known.row.loan_num !== loanNum) throw notFound('no-appraisal');
  if (known && submit && isSent(known, input)) return appraisalView(portal, caller.actor, loan, id);
  if (known) assertDraft(known, body);
  const { instructions, manualReason, access } = input;
  assertNoSecret({ instructions, manualReason, 'access.name': access.name });
  if (submit) assertVersion(loan, loanVersion);
  const { fee: scheduled, dueOn } = await scheduleFor(portal, loan, input);
  if (submit) await assertComplete(portal, loan, input, scheduled);
  const now = portal.clock();
  const requester = await requesterOf(portal, caller.actor, loan);
  const order = printed({ loan, input, scheduled, requester, requestedDt: submit ? now.toISOString() : null });
  const content = { ...newContent(order, input), dueOn, payment: known?.content.payment ?? null };
  const detail = { appraisal: id, company: input.company, form: input.form, isRush: input.isRush };
  await portal.db.transaction().execute(async (trx) => {
    await lockLoan(trx, loanNum);
    const held = await appraisalById(trx, portal.vault, id);
    if (held && submit && isSent(held, input)) return;
    if (held) assertDraft(held, body);
    if (submit && (await appraisalsOf(trx, portal.vault, loanNum)).some(({ row }) => isWithCompany(row.state))) {
      throw refuse('conflict', 'appraisal-under-way');
    }
    if (!held) {
      const created = { created_at: now, created_by: caller.actor.displayName };
      await insertAppraisal(
        trx,
        portal.vault,
        { id, loan_num: loanNum, source: 'order', state: 'draft', company: input.company, ...created },
        content,
      );
    }
    const draft = held ?? (await appraisalById(trx, portal.vault, id));
    if (!draft) throw notFound('no-appraisal');
    const by = { at: now, by: caller.actor.displayName };
    if (!submit) {
      if (held) await storeAppraisal(trx, portal.vault, held, { company: input.company, content });
      else await addEvents(trx, id, [{ ...by, kind: 'draft' }]);
      await audit(trx, caller, { action: 'loan.appraisal-draft', subject: `loan:${loanNum}`, after: detail });
      await publishOrderChange(trx, {
        ...{ kind: 'appraisal-order', loan_num: loanNum },
        ...{ actor: caller.actor.login, actor_name: caller.actor.displayName },
      });
      return;
    }
    const request = { appraisal: id, company: input.company, revision: null };
    const orderId = await placeOrder(portal, trx, appraisalOrder, { loanNum, caller, request, detail });
    await storeAppraisal(trx, portal.vault, draft, {
      ...{ state: 'submitted', company: input.company, content, order_id: orderId },
    });
    await addEvents(trx, id, [{ ...by, kind: 'submitted' }]);
  });
  return appraisalView(portal, caller.actor, loan, id);
}
