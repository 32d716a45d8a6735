import { feesFor, type ScheduledFee } from '../../domain/appraisal/fee-schedule';
import type { AppraisalForm } from '../../domain/appraisal/forms';
import { formsFor, needsUad } from '../../domain/appraisal/forms';
import type { AppraisalsPage, FoundFee } from '../../domain/appraisal/loan-appraisals.contract';
import { missingFields } from '../../domain/appraisal/order-problems';
import { requestTypeOf } from '../../domain/appraisal/request-types';
import { type Valued, valuationClock } from '../../domain/appraisal/valuation-clock';
import { generalCalendar } from '../../domain/disclosure/calendar/business-days';
import { knownEstimates } from '../../domain/disclosure/estimate/outside-estimate';
import { pacificDate } from '../../domain/format/date';
import { agencyOf } from '../../domain/loan/agency';
import type { LoanDocument } from '../../domain/loan/document';
import { intentOf } from '../../domain/loan/fees/intent';
import { formatCents } from '../../domain/numbers/fixed';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { lenderSettings } from '../reference/reference.service';
import { appraisalViews } from './appraisal-view';
import { appraisalsOf, type OpenAppraisal } from './appraisals.queries';
import { borrowersWithEmail } from './borrowers';
import { copiesWithReceipt, namesOf } from './copies.service';
import { companyNames, feesOfState } from './fee-schedule';
import { mayReview } from './review.service';
import { occupancyFor, phoneOf } from './save-order';
import { timingWaiver } from './waiver.service';

/** The appraisals of a loan, with what is known of the receipt of their copies. */
export async function loanAppraisals(portal: AppContext, loan: LoanDocument): Promise<OpenAppraisal[]> {
  const held = await appraisalsOf(portal.db, portal.vault, loan.sLNm);
  return Promise.all(
    held.map(async ({ row, content }) => ({
      row,
      content: { ...content, copies: await copiesWithReceipt(portal, loan.sLNm, content.copies) },
    })),
  );
}

/** The last version of a report for the clock: complete once it was received and, if that was later, accepted. */
function valuationOf({ row, content: { reports, review, copies } }: OpenAppraisal): Valued[] {
  const last = reports.at(-1);
  if (last === undefined) return [];
  const acceptedOn = review?.reportVersion === last.version ? pacificDate(review.at) : last.receivedOn;
  return [
    {
      ...{ appraisal: row.id, reportVersion: last.version },
      completedOn: acceptedOn > last.receivedOn ? acceptedOn : last.receivedOn,
      copies: copies.filter(({ reportVersion }) => reportVersion === last.version),
    },
  ];
}

/** Everything that the page of appraisals shows about a loan. */
export async function appraisalsPage(portal: AppContext, actor: Actor, loan: LoanDocument): Promise<AppraisalsPage> {
  const today = pacificDate(portal.clock());
  const [held, settings, names, timing] = await Promise.all([
    loanAppraisals(portal, loan),
    lenderSettings(portal.db),
    companyNames(portal.db, today),
    timingWaiver(portal, loan.sLNm),
  ]);
  const intent = intentOf(loan);
  const type = requestTypeOf(loan.sProdSpT, occupancyFor(loan));
  const { companies, isSimulation } = portal.appraisals;
  const clock = valuationClock(
    {
      loan,
      noticeOn: knownEstimates(loan)[0]?.issued ?? null,
      waivedOn: timing?.givenOn ?? null,
      borrowers: namesOf(loan),
      valuations: held.flatMap(valuationOf),
    },
    generalCalendar(settings),
    today,
  );
  return {
    loanVersion: loan.version,
    type: type ?? null,
    forms: type ? [...formsFor(type, loan)] : [],
    needsUad: needsUad(agencyOf(loan), today),
    companies: companies.map((code) => ({ code, name: names.get(code) ?? code })),
    isSimulation,
    clientPortal: actor.isPml ? null : settings.appraisalPortalLink,
    ...{ intentOn: intent ?? null, mayCharge: intent !== undefined, mayReview: mayReview(actor) },
    needs: missingFields(loan),
    borrowers: borrowersWithEmail(loan),
    borrowerPhone: phoneOf(loan),
    waivedOn: timing?.givenOn ?? null,
    clock,
    appraisals: await appraisalViews(portal, actor, loan, held),
  };
}

interface Wanted {
  readonly form: AppraisalForm;
  readonly rush: '0' | '1';
  readonly complexity: string;
}

const found = ({ company, name, cents, days, area }: ScheduledFee): FoundFee => ({
  ...{ company, name, days, area, isQuote: cents === null },
  fee: cents === null ? null : formatCents(cents),
});

/** What each connected company charges for a form at the property; a company that the schedule does not list quotes its fee. */
export async function findFees(portal: AppContext, loan: LoanDocument, { form, rush, complexity }: Wanted) {
  const on = pacificDate(portal.clock());
  const [state, county] = [loan.sSpState ?? null, loan.sSpCounty ?? null];
  const [rows, names] = await Promise.all([feesOfState(portal.db, on, state ?? ''), companyNames(portal.db, on)]);
  const listed = feesFor(rows, {
    ...{ form, state, county, loanType: loan.sLT ?? null, isRush: rush === '1', isQuoted: complexity !== 'standard' },
  }).map(found);
  const others = portal.appraisals.companies
    .filter((code) => !listed.some(({ company }) => company === code))
    .map((code) => ({
      company: code,
      name: names.get(code) ?? code,
      fee: null,
      days: null,
      isQuote: true,
      area: null,
    }));
  const isConnected = ({ company }: FoundFee) => portal.appraisals.companies.includes(company);
  return { on, state, county, fees: [...listed.filter(isConnected), ...others] };
}
