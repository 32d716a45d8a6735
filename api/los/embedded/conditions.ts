import type { CocTask } from '../../../domain/disclosure/coc.schemas';
import type { Condition } from '../../../domain/underwriting/condition.schemas';
import { requireLoan } from './find-loan';
import type { Db } from './los-db';

/** The conditions of a loan, oldest first. */
export async function conditions(db: Db, loanNum: string): Promise<Condition[]> {
  await requireLoan(db, loanNum);
  return db
    .selectFrom('los.conditions')
    .select(['id', 'status', 'cat', 'description', 'created_d as createdD', 'done_d as doneD'])
    .where('loan_num', '=', loanNum)
    .orderBy('created_d')
    .orderBy('id')
    .execute();
}

/** The changes of circumstance of a loan. */
export async function cocTasks(db: Db, loanNum: string): Promise<CocTask[]> {
  await requireLoan(db, loanNum);
  return db
    .selectFrom('los.coc_tasks')
    .select(['task_id as taskId', 'task_status as TaskStatus', 'description as Description'])
    .where('loan_num', '=', loanNum)
    .orderBy('task_id')
    .execute();
}
