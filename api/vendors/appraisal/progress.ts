import type { CompanyState } from '../../../domain/appraisal/appraisal-states';
import type { Ssr } from '../../../domain/appraisal/report.schemas';
import { pacificDate } from '../../../domain/format/date';
import type { LedgerOrder } from './company-ledger';
import { appraiserOf } from './invent-report';
import { treatmentOf } from './scenarios';

const ordinary = ['accepted', 'assigned', 'scheduled', 'inspected', 'delivered'] as const;
const DAY_MS = 86_400_000;

/** The states that an order goes through, one after each step of time. */
function planOf({ order }: LedgerOrder): readonly CompanyState[] {
  switch (treatmentOf(order.property.street)) {
    case 'declined':
      return ['declined'];
    case 'delayed':
      return ['accepted', 'assigned', 'scheduled', 'delayed', 'inspected', 'delivered'];
    case 'never-delivered':
      return ['accepted', 'assigned', 'scheduled'];
    default:
      return ordinary;
  }
}

const texts: Readonly<Partial<Record<CompanyState, string>>> = {
  declined: 'No appraiser of our panel covers this area at the moment.',
  delayed: 'The contact for access asked for a later appointment.',
};

interface Reached {
  readonly state: CompanyState;
  readonly at: Date;
}

/** What has happened until now. An order takes a step in each `stepMs`; a cancellation ends it unless the report was delivered. */
function reachedStates(entry: LedgerOrder, now: Date, stepMs: number): Reached[] {
  const { takenAt, cancelledAt } = entry;
  const states = planOf(entry)
    .map((state, index) => ({ state, at: new Date(takenAt.getTime() + (index + 1) * stepMs) }))
    .filter(({ at }) => at <= now);
  if (cancelledAt === null) return states;
  return [...states.filter(({ at }) => at < cancelledAt), { state: 'cancelled', at: cancelledAt }];
}

/** Whether an order can still be cancelled: before the property was inspected. */
export const canCancelAt = (entry: LedgerOrder, now: Date, stepMs: number): boolean =>
  !reachedStates(entry, now, stepMs).some(({ state }) => ['inspected', 'delivered', 'declined'].includes(state));

/** Whether another appraiser can be assigned: after the first was, and before the property was inspected. */
export const canReassignAt = (entry: LedgerOrder, now: Date, stepMs: number): boolean =>
  canCancelAt(entry, now, stepMs) && reachedStates(entry, now, stepMs).some(({ state }) => state === 'assigned');

/** How many versions of the report there are: the first, and one a step after each question. */
export function deliveredVersions(entry: LedgerOrder, now: Date, stepMs: number): number {
  const isDelivered = reachedStates(entry, now, stepMs).some(({ state }) => state === 'delivered');
  if (!isDelivered) return 0;
  return 1 + entry.revisions.filter(({ at }) => at.getTime() + stepMs <= now.getTime()).length;
}

const idOf: Readonly<Record<Ssr['portal'], string>> = { 'fannie-mae': 'FNM', 'freddie-mac': 'FRE', fha: 'FHA' };

/** The company submits each version of the report to UCDP or EAD itself and delivers the results with it. */
function resultsOf({ order, takenAt, number }: LedgerOrder, delivered: number): Ssr[] {
  if (delivered === 0) return [];
  const submittedOn = pacificDate(takenAt);
  const result = (portal: Ssr['portal'], riskScore: string | null): Ssr => ({
    portal,
    documentFileId: `SIM-${idOf[portal]}-${number.replaceAll(/\D/g, '')}${delivered > 1 ? `-${delivered}` : ''}`,
    ...{ submittedOn, isSuccessful: true, riskScore },
    note: 'Simulation: nothing was submitted.',
  });
  if (order.loanType === '1') return [result('fha', null)];
  return order.loanType === null || order.loanType === '0'
    ? [result('fannie-mae', '2.1'), result('freddie-mac', null)]
    : [];
}

/** The order as a company answers it. */
export function statusOf(entry: LedgerOrder, now: Date, stepMs: number) {
  const { order, takenAt, number } = entry;
  const reached = reachedStates(entry, now, stepMs);
  const delivered = deliveredVersions(entry, now, stepMs);
  const has = (state: CompanyState) => reached.some((each) => each.state === state);
  // Ten in the morning in California, three days later.
  const visit = `${pacificDate(new Date(takenAt.getTime() + 3 * DAY_MS))}T18:00:00.000Z`;
  return {
    number,
    state: reached.at(-1)?.state ?? 'submitted',
    events: [
      ...reached.map(({ state, at }) => ({ id: state, at: at.toISOString(), state, text: texts[state] ?? null })),
      ...entry.reassignments.map(({ id, at }) => ({
        ...{ id: `assigned-${id}`, at: at.toISOString(), state: 'assigned' as const, text: null },
      })),
    ],
    dueOn: order.dueOn ?? pacificDate(new Date(takenAt.getTime() + (order.isRush ? 5 : 10) * DAY_MS)),
    inspectionAt: has('scheduled') ? visit : null,
    appraiser: has('assigned') ? appraiserOf(entry) : null,
    delivered,
    answers: delivered > 1 ? (entry.revisions[delivered - 2]?.id ?? null) : null,
    ssrs: resultsOf(entry, delivered),
  };
}
