import { useParams } from 'react-router-dom';
import { mayUsePage } from '../../../domain/access/permissions';
import { isEditable } from '../../../domain/loan/status';
import type { MenuPage } from '../../../domain/pages/loan-pages';
import { useSessionUser } from '../../access/useSessionUser';
import type { RecordOf } from '../../providers/data/resource-types';
import { useOne } from '../../providers/data/useRecords';

/** A loan as a React-Admin record: the document, with the loan number as `id`. */
export type LoanRecord = RecordOf<'loans'>;

/** The loan number of the path (`:loanNum`). */
export function useLoanNum(): string {
  return useParams().loanNum ?? '';
}

/** The loan with this number, or the one of the path. All parts of a page share one call. */
export function useLoan(loanNum?: string) {
  const ofAddress = useLoanNum();
  const id = loanNum ?? ofAddress;
  const { data, ...query } = useOne('loans', id, { enabled: id !== '' });
  return { loan: data, loanNum: id, ...query };
}

export interface Editable {
  /** Also false while the loan loads. */
  readonly editable: boolean;
  /** What forbids edits; undefined if they are allowed or the loan is not loaded. */
  readonly forbidden: { readonly by: 'page' } | { readonly by: 'status'; readonly status: string } | undefined;
}

/**
 * Whether the user may write on one of these pages (ROLE-10), and edit the loan in its current status (STATUS-08). The server
 * checks both again on every write.
 */
export function useEditable(pages: readonly MenuPage[], loanNum?: string): Editable {
  const { loan } = useLoan(loanNum);
  const user = useSessionUser();
  if (!loan || !user) return { editable: false, forbidden: undefined };
  if (!pages.some((page) => mayUsePage(user, page, 'write'))) return { editable: false, forbidden: { by: 'page' } };
  if (isEditable(user.editPermissions, loan.sStatusT)) return { editable: true, forbidden: undefined };
  return { editable: false, forbidden: { by: 'status', status: loan.sStatusT } };
}
