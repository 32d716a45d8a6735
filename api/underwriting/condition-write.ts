import { type Condition, type StoredCondition, storedCondition } from '../../domain/underwriting/condition.schemas';
import { readableConditions } from '../../domain/underwriting/condition-readers';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { type LosWrite, writeLos } from '../loan/gateway.service';
import { LosError } from '../los/los-error';
import type { Operation } from '../los/operation';

/** The refusal of a write, with the current condition as the actor may see it. It may have become one that they may not know of. */
function readableRefusal(error: LosError, actor: Actor): LosError {
  const { current, ...details } = error.details;
  if (current === undefined) return error;
  const [readable] = readableConditions([storedCondition.parse(current)], actor);
  const { fields } = error;
  return readable
    ? new LosError(error.code, error.wording, { ...details, ...(fields && { fields }), current: readable })
    : new LosError('not-found', 'no-condition');
}

/** A write to conditions of a loan. Its author gets them, or the reason why it was refused, with what they may see. */
export async function writeConditions(
  portal: AppContext,
  caller: Caller,
  write: LosWrite,
  act: (operation: Operation) => Promise<readonly StoredCondition[]>,
): Promise<Condition[]> {
  const { actor } = caller;
  const written = await writeLos(portal, caller, write, (operation) =>
    act(operation).catch((error: unknown) => {
      throw error instanceof LosError ? readableRefusal(error, actor) : error;
    }),
  );
  return readableConditions(written, actor);
}

/** A write to one condition; see {@link writeConditions}. */
export async function writeCondition(
  portal: AppContext,
  caller: Caller,
  write: LosWrite,
  act: (operation: Operation) => Promise<StoredCondition>,
): Promise<Condition> {
  const [written] = await writeConditions(portal, caller, write, async (operation) => [await act(operation)]);
  if (written === undefined) throw notFound('no-condition');
  return written;
}
