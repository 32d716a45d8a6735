import type { Transaction } from 'kysely';
import { nextStep, type Outcome, type Step } from '../../domain/orders/next-step';
import { engineProblem } from '../../domain/orders/order-problem';
import { mayMove } from '../../domain/orders/order-states';
import { orderProblem } from '../../domain/orders/orders.schemas';
import { strikeSsn } from '../../domain/orders/secrets';
import type { AppContext } from '../app-context';
import { closeAudit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { publishOrderChange } from '../loan/loan.service';
import { scheduleOrder } from './jobs.queries';
import type { OrderType } from './order-type';
import { type LockedOrder, lockOrder, type StepData, storeStep } from './orders.queries';

type Trx = Transaction<PortalDb>;

interface RecordParts {
  readonly portal: AppContext;
  readonly types: ReadonlyMap<string, OrderType>;
}

/** Stores the outcome of an attempt: the step, its audit entry, the live event and the next schedule, all or nothing. */
export async function recordOutcome(
  { portal, types }: RecordParts,
  id: string,
  inDoubt: boolean,
  outcome: Outcome,
): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, portal.vault, id);
    const type = order && types.get(order.kind);
    if (!type || (order.state !== 'submitted' && order.state !== 'waiting')) return;
    const { state, attempts, polls, left_ms: leftMs } = order;
    const party = {
      isRepeatable: type.isRepeatable(portal),
      retry: type.retry,
      poll: type.polling?.wait ?? null,
    };
    const read = readable(portal, type, id, outcome);
    const step = nextStep({ state, inDoubt, attempts, polls, leftMs }, party, read, Math.random());
    await storeOutcome({ ...portal, type }, trx, order, step, stepDataOf(read));
  });
}

/** A result that does not match the schema of its kind is not stored, because it may contain secrets. */
function readable(portal: AppContext, type: OrderType, id: string, outcome: Outcome): Outcome {
  if (outcome.kind !== 'completed') return outcome;
  const read = type.result.safeParse(outcome.result);
  if (read.success) return { ...outcome, result: read.data };
  const issues = read.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
  portal.log.error({ order: id, kind: type.kind, issues }, 'the result of an order does not fit its shape');
  return { kind: 'failed', problem: engineProblem('unreadable') };
}

const stepDataOf = (outcome: Outcome): StepData => ({
  ...(outcome.kind === 'completed' && { result: outcome.result }),
  ...(outcome.kind === 'waiting' && { reference: outcome.reference }),
});

/** Stores a step of an order whose row is locked, with everything that follows from it. */
export async function storeOutcome(
  { vault, type }: Pick<AppContext, 'vault'> & { readonly type: Pick<OrderType, 'ended'> },
  trx: Trx,
  order: LockedOrder,
  step: Step,
  brought: StepData = {},
): Promise<void> {
  const moved = step.state !== order.state;
  if (moved && !mayMove(order.state, step.state)) return;
  const problem = step.problem && orderProblem.parse(strikeSsn(step.problem));
  await storeStep(trx, vault, order.id, { step: { ...step, problem }, brought });
  if (step.inMs !== null) await scheduleOrder(trx, order.id);
  else if (order.operation_id !== null) {
    const outcome = step.state === 'completed' ? 'done' : 'failed';
    const after = step.state === 'completed' ? undefined : { refused: problem?.code ?? step.state };
    await closeAudit(trx, order.operation_id, outcome, after);
  }
  if (step.inMs === null) await type.ended?.(trx, order.id);
  if (moved) await publishOrderChange(trx, order);
}
