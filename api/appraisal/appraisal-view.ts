import { canCancel, canReassign, isReceived, isWithCompany } from '../../domain/appraisal/appraisal-states';
import { neededPortals } from '../../domain/appraisal/completion';
import type { AppraisalSummary } from '../../domain/appraisal/loan-appraisals.contract';
import { checkReport, type ReceiptCheck } from '../../domain/appraisal/receipt-checks';
import type { KeptTransfer } from '../../domain/appraisal/transfer.schemas';
import { transferChecklist } from '../../domain/appraisal/transfer-rules';
import { pacificDate } from '../../domain/format/date';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { lenderSettings } from '../reference/reference.service';
import { eventsOf, type OpenAppraisal } from './appraisals.queries';
import { type ExclusionList, exclusionsInForce, isExcluded } from './exclusion-check';
import { companyNames } from './fee-schedule';

interface ViewFacts {
  readonly loan: LoanDocument;
  readonly lender: string;
  readonly excluded: ExclusionList;
  readonly names: ReadonlyMap<string, string>;
  readonly today: string;
}

/** A transfer with what it still needs. */
function shownTransferOf({ xmlKey, ...transfer }: KeptTransfer, { loan, today }: ViewFacts) {
  const hasXml = xmlKey !== null;
  return { ...transfer, hasXml, checklist: transferChecklist({ ...transfer, hasXml }, loan, today) };
}

/** The checks as users outside the lender see them. */
export const outsideChecks = (checks: readonly ReceiptCheck[]): ReceiptCheck[] =>
  checks.filter((check) => check !== 'excluded-appraiser');

/** What the last version of a report is checked for. */
function checksOf({ content, row }: OpenAppraisal, { loan, lender, excluded }: ViewFacts): ReceiptCheck[] {
  const last = content.reports.at(-1);
  if (last === undefined) return [];
  const { street, city, state, zipcode } = content.order.propertyAddress;
  return checkReport(last, {
    property: { street, city, state, zipcode },
    form: content.input?.form ?? null,
    lender,
    transferredBy: row.source === 'transfer' ? content.order.requesterComp.name : null,
    purchasePrice: loan.sPurchPrice ?? null,
    isExcluded: last.data !== null && isExcluded(excluded, last.data.appraiser),
  });
}

export async function viewFacts(portal: AppContext, loan: LoanDocument): Promise<ViewFacts> {
  const today = pacificDate(portal.clock());
  const [settings, excluded, names] = await Promise.all([
    lenderSettings(portal.db),
    exclusionsInForce(portal.db),
    companyNames(portal.db, today),
  ]);
  return { loan, lender: settings.lenderName, excluded, names, today };
}

type Event = Awaited<ReturnType<typeof eventsOf>>[number];

/** Events that name whom the exclusionary list excludes, and those whose words are the lender's own. */
const lenderEvents: ReadonlySet<string> = new Set(['excluded', 'reassignment', 'reassignment-failed']);
const reasonedEvents: ReadonlySet<string> = new Set(['reviewed', 'rejected']);

/** What only the lender knows: why a value was accepted or not, scores of a report, and whom the exclusionary list names. */
function withoutLenderFacts(view: AppraisalSummary): AppraisalSummary {
  return {
    ...view,
    checks: outsideChecks(view.checks),
    isExcluded: false,
    canReassign: false,
    review: view.review && { ...view.review, note: '' },
    rejection: view.rejection && { ...view.rejection, reason: '' },
    ssrs: view.ssrs.map((ssr) => ({ ...ssr, riskScore: null, note: null })),
    events: view.events
      .filter(({ kind }) => !lenderEvents.has(kind))
      .map((event) => (reasonedEvents.has(event.kind) ? { ...event, detail: null } : event)),
  };
}

/** Whether the exclusionary list names the appraiser whom the company assigned. */
function isExcludedNow({ row, content: { appraiser, appraiserLicense: license } }: OpenAppraisal, list: ExclusionList) {
  if (appraiser === null || !isWithCompany(row.state)) return false;
  return isExcluded(list, { name: appraiser, licenseNumber: license?.number, licenseState: license?.state });
}

/** A review without what it changed. */
function shownReview(kept: OpenAppraisal['content']['review']): AppraisalSummary['review'] {
  if (kept === null) return null;
  const { changed: _changed, ...review } = kept;
  return review;
}

function summaryOf(held: OpenAppraisal, facts: ViewFacts, events: readonly Event[]): AppraisalSummary {
  const { row, content } = held;
  const { order, input, reports, copies, ...kept } = content;
  return {
    ...order,
    ...{ id: row.id, version: row.version, source: row.source, state: row.state, number: row.number },
    company: row.company === null ? null : { code: row.company, name: facts.names.get(row.company) ?? row.company },
    order: row.order_id,
    ...{ canCancel: canCancel(row.state), canReassign: row.company !== null && canReassign(row.state) },
    isExcluded: isExcludedNow(held, facts.excluded),
    problem: isReceived(row.state) ? null : row.problem,
    input,
    ...{ dueOn: kept.dueOn, inspectionAt: kept.inspectionAt, appraiser: kept.appraiser },
    reports: reports.map(({ xmlKey, ...report }) => ({ ...report, hasXml: xmlKey !== null })),
    checks: checksOf(held, facts),
    ...{
      revisions: kept.revisions,
      review: shownReview(kept.review),
      rejection: kept.rejection ?? null,
      ssrs: kept.ssrs,
      payment: kept.payment,
    },
    copies: copies.map(({ packageKey: _key, packageId: _id, ...copy }) => copy),
    neededPortals: [...neededPortals(facts.loan)],
    transfer: kept.transfer && shownTransferOf(kept.transfer, facts),
    events: events.map(({ at, kind, by, detail }) => ({ at: at.toISOString(), kind, by, detail })),
  };
}

/** Appraisals as pages see them. */
export async function appraisalViews(
  portal: AppContext,
  { isPml }: Pick<Actor, 'isPml'>,
  loan: LoanDocument,
  held: readonly OpenAppraisal[],
): Promise<AppraisalSummary[]> {
  const facts = await viewFacts(portal, loan);
  const events = await eventsOf(
    portal.db,
    held.map(({ row }) => row.id),
  );
  const views = held.map((one) =>
    summaryOf(
      one,
      facts,
      events.filter((event) => event.appraisal_id === one.row.id),
    ),
  );
  return isPml ? views.map(withoutLenderFacts) : views;
}

export { checksOf };
