import type { Call } from '../soap/client';
import { checkedResult } from '../soap/result';

/** A task as it is to be; LendingQB takes all of it with each call. */
export interface TaskChange {
  readonly id: string;
  readonly subject: string;
  readonly comment: string;
  /** MM/DD/YYYY. */
  readonly due: string;
  readonly assignedTo: string;
}

const parametersOf = ({ id, subject, comment, due, assignedTo }: TaskChange): readonly string[] => [
  ...[id, subject, comment, due, assignedTo],
];

/** Changes a task, or resolves it; answers the warnings of LendingQB. */
export const changeTask = async (call: Call, isResolved: boolean, task: TaskChange): Promise<readonly string[]> =>
  (await call(isResolved ? 'TaskResolve' : 'TaskEdit', parametersOf(task), checkedResult)).warnings;
