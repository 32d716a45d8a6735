import type { CocTask } from '../../domain/disclosure/changes/changes.contract';
import type { RevisionReason } from '../../domain/fees/coc-codes';
import { pacificDate } from '../../domain/format/date';
import type { ChangeBody } from './changes-calls';

/** A request as the form has it. */
export interface ChangeValues {
  readonly reason: RevisionReason;
  readonly learned: string | null;
  readonly Description: string | null;
  readonly lines: readonly { readonly id: string; readonly amount: string }[];
}

/** The values of a request; of a new one without a task. */
export const valuesOf = (task: CocTask | undefined): ChangeValues => ({
  reason: task?.reason ?? 'settlement-charges',
  learned: task?.learned ?? pacificDate(new Date()),
  Description: task?.Description ?? null,
  lines: task?.lines.map(({ id, amount }) => ({ id, amount })) ?? [],
});

/** A request as the call takes it. */
export const bodyOf = ({ reason, learned, Description, lines }: ChangeValues): Omit<ChangeBody, 'version'> => ({
  ...{ reason, learned: learned ?? '', Description: Description ?? '' },
  lines: [...lines],
});
