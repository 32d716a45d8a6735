import type { Transaction } from 'kysely';
import type { AppraisalContent } from '../../domain/appraisal/appraisal-order.schemas';
import { type AppraisalState, isReceived } from '../../domain/appraisal/appraisal-states';
import type { ReceivedReport, Ssr } from '../../domain/appraisal/report.schemas';
import { textWithoutSsn } from '../../domain/orders/secrets';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { publishOrderChange } from '../loan/loan.service';
import type { CompanyEvent, CompanyStatus } from '../ports/appraisal/appraisal-port';
import { addEvents, lockAppraisal, type OpenAppraisal, storeAppraisal } from './appraisals.queries';
import { exclusionsInForce, isExcluded } from './exclusion-check';

/** What a status changes in what is kept: a result of a submission is added once, to the version that it came with. */
function followed(content: AppraisalContent, status: CompanyStatus, report: ReceivedReport | null): AppraisalContent {
  const known = new Set(content.ssrs.map(({ reportVersion: _, ...ssr }) => JSON.stringify(ssr)));
  const added =
    report === null
      ? []
      : status.ssrs
          .filter((ssr: Ssr) => !known.has(JSON.stringify(ssr)))
          .map((ssr) => ({ ...ssr, reportVersion: report.version }));
  return {
    ...content,
    ...{ dueOn: status.dueOn, inspectionAt: status.inspectionAt, appraiser: status.appraiser?.name ?? null },
    appraiserLicense: status.appraiser && {
      ...{ number: status.appraiser.licenseNumber, state: status.appraiser.licenseState },
    },
    reports: report === null ? content.reports : [...content.reports, report],
    ssrs: [...content.ssrs, ...added],
    // A new version needs another review, and its copies are sent again.
    review: report === null ? content.review : null,
  };
}

/** IDs of the company are told apart from the portal's own, so that none hides another event. */
const eventOf = ({ id, at, state, text }: CompanyEvent) => ({
  ...{ at: new Date(at), kind: state, detail: text && textWithoutSsn(text), party_id: `company:${id}` },
});

/**
 * A report that was received stays received; while a question is open, the company's state is that of the version before. An order that
 * the company ended gets its state when it is recorded why, and a rejected one stays rejected.
 */
function stateFrom({ row }: OpenAppraisal, status: CompanyStatus, report: ReceivedReport | null): AppraisalState {
  if (row.state === 'rejected') return row.state;
  if (report !== null) return 'delivered';
  if (row.state === 'revision' || isReceived(row.state)) return row.state;
  if (status.state === 'declined' || status.state === 'cancelled') return row.state;
  return status.state === 'delivered' ? 'inspected' : status.state;
}

interface Received {
  readonly status: CompanyStatus;
  /** A version that has just been filed. */
  readonly report: ReceivedReport | null;
}

/** Warns once of an assigned appraiser whom the exclusionary list names. Returns how many warnings are new. */
async function warnOfExcluded(
  trx: Transaction<PortalDb>,
  id: string,
  { appraiser }: CompanyStatus,
  at: Date,
): Promise<number> {
  if (appraiser === null || !isExcluded(await exclusionsInForce(trx), appraiser)) return 0;
  return addEvents(trx, id, [{ at, kind: 'excluded', detail: appraiser.name, party_id: `excluded:${appraiser.name}` }]);
}

/** Stores what the company reports, with its events, and tells open pages. Storing it again changes nothing. */
export async function storeStatus(portal: AppContext, id: string, { status, report }: Received): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const held = await lockAppraisal(trx, portal.vault, id);
    if (held === undefined) return;
    const isNew = report !== null && !held.content.reports.some(({ version }) => version === report.version);
    const received = isNew ? report : null;
    const events = status.events.filter(({ state }) => state !== 'delivered').map(eventOf);
    const at = portal.clock();
    const versions = received
      ? [{ at, kind: 'delivered', detail: String(received.version), party_id: `report:${received.version}` }]
      : [];
    const known = await addEvents(trx, id, [...events, ...versions]);
    const added = known + (await warnOfExcluded(trx, id, status, at));
    const state = stateFrom(held, status, received);
    const content = followed(held.content, status, received);
    const isSame = JSON.stringify(content) === JSON.stringify(held.content);
    if (added === 0 && state === held.row.state && status.number === held.row.number && isSame) return;
    await storeAppraisal(trx, portal.vault, held, { state, number: status.number, content });
    await publishOrderChange(trx, {
      kind: 'appraisal-order',
      loan_num: held.row.loan_num,
      actor: null,
      actor_name: null,
    });
  });
}
