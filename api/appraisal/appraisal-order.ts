import { sql } from 'kysely';
import type { AppraisalOrderRequest, AppraisalOrderResult } from '../../domain/appraisal/appraisal-order.schemas';
import { type AppraisalState, receivedStates } from '../../domain/appraisal/appraisal-states';
import { pacificDate } from '../../domain/format/date';
import { errorTexts } from '../../domain/messages/error-texts';
import { type Message, message } from '../../domain/messages/message';
import type { Outcome } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { orderKinds } from '../../domain/orders/orders.schemas';
import type { AppContext } from '../app-context';
import { defineOrderType } from '../orders/orders.service';
import type { CompanyOutcome, CompanyStatus } from '../ports/appraisal/appraisal-port';
import { lenderSettings } from '../reference/reference.service';
import { appraisalById, type OpenAppraisal } from './appraisals.queries';
import { rejectionOf } from './check-delivery';
import { companyOrder } from './company-order';
import { keepReport } from './file-report';
import { recordOrderDate } from './order-date';
import { storeStatus } from './store-status';

const DAY_MS = 86_400_000;
const LIMIT_MS = 120_000;

interface Sent {
  readonly operation: { readonly by: string; readonly byName: string };
  readonly request: AppraisalOrderRequest;
}

const authorOf = ({ operation: { by, byName } }: Sent) => ({
  ...{ actor: { login: by, displayName: byName }, requestId: null, address: null },
});

const failed = (code: string, ...words: readonly Message[]) =>
  ({ kind: 'failed', problem: { code, ...errorTexts(words) } }) as const;

async function dateOnce(portal: AppContext, sent: Sent, { row, content }: OpenAppraisal): Promise<void> {
  if (row.is_dated) return;
  const day = pacificDate(content.order.requestedDt ?? row.created_at);
  if (!(await recordOrderDate(portal, authorOf(sent), row.loan_num, day))) return;
  await portal.db.updateTable('portal.appraisals').set({ is_dated: true }).where('id', '=', row.id).execute();
}

/** The version of the report that this order waits for: the first, or the one that answers its question. */
function awaitedVersion(
  { request: { revision } }: Sent,
  { content }: OpenAppraisal,
  status: CompanyStatus,
): number | null {
  const next = content.reports.length + 1;
  if (status.delivered < next) return null;
  return revision === null || status.answers === revision ? status.delivered : null;
}

/** Fetches and keeps a delivered version. */
async function deliver(
  portal: AppContext,
  sent: Sent,
  held: OpenAppraisal,
  { status, version }: { readonly status: CompanyStatus; readonly version: number },
): Promise<Outcome<AppraisalOrderResult>> {
  const { appraisal, company } = sent.request;
  const files = await portal.appraisals.files(company, appraisal, version);
  if (files.kind !== 'taken') return { kind: 'waiting', reference: status.number };
  const rejection = await rejectionOf(portal, authorOf(sent), { appraisal, version, files: files.answer });
  if (rejection === 'not-scanned') return { kind: 'waiting', reference: status.number };
  if (rejection !== null) return failed('file-rejected', message('appraisal-file-rejected'), ...rejection);
  const delivery = { loanNum: held.row.loan_num, id: appraisal, number: status.number, version, files: files.answer };
  const report = await keepReport(portal, authorOf(sent), delivery);
  await storeStatus(portal, appraisal, { status, report });
  return { kind: 'completed', result: { appraisal, reportVersion: version } };
}

async function followStatus(
  portal: AppContext,
  sent: Sent,
  held: OpenAppraisal,
  status: CompanyStatus,
): Promise<Outcome<AppraisalOrderResult>> {
  await dateOnce(portal, sent, held);
  const version = awaitedVersion(sent, held, status);
  if (version !== null) return deliver(portal, sent, held, { status, version });
  await storeStatus(portal, sent.request.appraisal, { status, report: null });
  if (status.state === 'declined') {
    const text = status.events.find(({ state }) => state === 'declined')?.text;
    return failed('declined', message('appraisal-declined'), ...(text ? [{ text }] : []));
  }
  if (status.state === 'cancelled') return { kind: 'cancelled' };
  // The order was delivered before, and this version was stored: its outcome was not.
  const isStored = held.content.reports.length > 0 && status.delivered === held.content.reports.length;
  const isAnswer = sent.request.revision === null || status.answers === sent.request.revision;
  if (isStored && isAnswer) {
    return { kind: 'completed', result: { appraisal: sent.request.appraisal, reportVersion: status.delivered } };
  }
  return { kind: 'waiting', reference: status.number };
}

/** What follows from the company's answer. */
async function follow(
  portal: AppContext,
  sent: Sent,
  held: OpenAppraisal,
  outcome: CompanyOutcome,
): Promise<Outcome<AppraisalOrderResult>> {
  switch (outcome.kind) {
    case 'taken':
      return followStatus(portal, sent, held, outcome.answer);
    case 'refused':
      return failed('refused', message('appraisal-refused'), { text: outcome.text });
    case 'not-found':
      return { kind: 'not-received' };
    case 'not-reached':
      return {
        kind: 'not-reached',
        problem: { code: 'not-reached', ...errorTexts(message('appraisal-company-not-reached')) },
      };
    case 'unknown':
      return { kind: 'unknown', problem: engineProblem('no-answer') };
  }
}

async function send(portal: AppContext, { request }: Sent, held: OpenAppraisal): Promise<CompanyOutcome> {
  const { company, appraisal, revision } = request;
  if (revision !== null) {
    const asked = held.content.revisions.find(({ id }) => id === revision);
    if (asked === undefined) return { kind: 'refused', text: '' };
    const { id, kind, text } = asked;
    return portal.appraisals.revise(company, appraisal, { id, kind, text });
  }
  const { lenderName } = await lenderSettings(portal.db);
  const order = companyOrder(appraisal, lenderName, held.content);
  return order ? portal.appraisals.order(company, order) : { kind: 'refused', text: '' };
}

async function act(portal: AppContext, sent: Sent, call: 'send' | 'ask'): Promise<Outcome<AppraisalOrderResult>> {
  const { appraisal, company } = sent.request;
  const held = await appraisalById(portal.db, portal.vault, appraisal);
  if (held === undefined) return failed('unknown', message('no-appraisal'));
  const outcome = call === 'send' ? await send(portal, sent, held) : await portal.appraisals.status(company, appraisal);
  return follow(portal, sent, held, outcome);
}

/**
 * An appraisal, or a question about one. Nothing is sent a second time while the company may have it: it is asked for by its ID, and sent
 * again only if the company never received it.
 */
export const appraisalOrder = defineOrderType({
  kind: 'appraisal-order',
  ...orderKinds['appraisal-order'],
  action: 'loan.appraisal-order',
  pages: ['appraisals'],
  limitMs: LIMIT_MS,
  retry: { firstMs: 1_000, factor: 2, mostMs: 300_000 },
  deadlineMs: 120 * DAY_MS,
  isRepeatable: () => false,
  submit: (portal, sent) => act(portal, sent, 'send'),
  polling: {
    wait: { firstMs: 1_000, factor: 1.5, mostMs: 60_000 },
    ask: (portal, sent) => act(portal, sent, 'ask'),
  },
  withdraw: async (portal, { request: { company, appraisal, revision } }) => {
    if (revision !== null) return 'too-late';
    const held = await appraisalById(portal.db, portal.vault, appraisal);
    const outcome = await portal.appraisals.cancel(company, appraisal, held?.content.cancelReason ?? '');
    if (outcome.kind === 'not-found') return 'cancelled';
    return outcome.kind === 'taken' && outcome.answer.state === 'cancelled' ? 'cancelled' : 'too-late';
  },
  ended: async (trx, id) => {
    const order = await trx
      .selectFrom('portal.orders')
      .select(['state', 'problem'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (order?.state !== 'cancelled' && order?.state !== 'failed') return;
    const state: AppraisalState = order.problem?.code === 'declined' ? 'declined' : order.state;
    // A question that failed leaves the report that was delivered before.
    const changed = await trx
      .updateTable('portal.appraisals')
      .set((of) => ({
        state: of
          .case()
          .when('state', '=', 'revision')
          .then('delivered' as const)
          .else(state)
          .end(),
        version: of('version', '+', 1),
      }))
      .where('order_id', '=', id)
      .where('state', 'not in', [...receivedStates, 'rejected'])
      .returning('id')
      .executeTakeFirst();
    // The company's own words are among its events.
    if (changed === undefined || state === 'declined') return;
    const at = sql<Date>`clock_timestamp()`;
    await trx
      .insertInto('portal.appraisal_events')
      .values({ appraisal_id: changed.id, at, kind: state, by: null, detail: null, party_id: state })
      .onConflict((of) => of.columns(['appraisal_id', 'party_id']).doNothing())
      .execute();
  },
});
