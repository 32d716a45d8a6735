import { eDisclosureOf } from '../../../domain/disclosure/edisclosure';
import { loanMenu, type ShownMenuItem } from '../../../domain/loan/menu';
import { useSessionUser } from '../../access/useSessionUser';
import { useLoan } from './useLoan';

/** The loan menu of the moment: what the person may open, in this status, with titles and badges (MENU-20 to -28). */
export function useLoanMenu(): readonly ShownMenuItem[] {
  const { loan } = useLoan();
  const user = useSessionUser();
  if (!loan || !user) return [];
  return loanMenu({
    status: loan.sStatusT,
    menuPermissions: user.menuPermissions,
    hasEDisclosureMessage: eDisclosureOf(loan).status !== 'none',
  });
}
