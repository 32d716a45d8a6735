import { useParams } from 'react-router-dom';
import { isEditable } from '../../../domain/loan/status';
import { useSessionUser } from '../../access/useSessionUser';
import type { RecordOf } from '../../providers/data/resource-types';
import { useOne } from '../../providers/data/useRecords';

/** A loan as React-Admin keeps it: the document, with the loan number as id. */
export type LoanRecord = RecordOf<'loans'>;

/**
 * Goes with every list of loans: React-Admin takes the rows of a list for records that were loaded, and a row of the pipeline
 * is not a whole loan. With a `meta` of its own a list leaves the loans alone.
 */
export const loanRowsMeta = { rows: true } as const;

/** The loan of the address (`:loanNum`). */
export function useLoanNum(): string {
  return useParams().loanNum ?? '';
}

/** The loan with that number, or that of the address; one call however many parts of the page ask. */
export function useLoan(loanNum?: string) {
  const ofAddress = useLoanNum();
  const id = loanNum ?? ofAddress;
  const { data, ...query } = useOne('loans', id, { enabled: id !== '' });
  return { loan: data, loanNum: id, ...query };
}

export interface Editable {
  /** False also while the loan is not there. */
  readonly editable: boolean;
  /** The status that forbids changes; undefined where they are allowed or not yet known. */
  readonly forbiddenStatus: string | undefined;
}

/** Whether the person may change the loan in its present status (STATUS-08). The server decides again on every write. */
export function useEditable(loanNum?: string): Editable {
  const { loan } = useLoan(loanNum);
  const user = useSessionUser();
  if (!loan || !user) return { editable: false, forbiddenStatus: undefined };
  const editable = isEditable(user.editPermissions, loan.sStatusT);
  return { editable, forbiddenStatus: editable ? undefined : loan.sStatusT };
}
