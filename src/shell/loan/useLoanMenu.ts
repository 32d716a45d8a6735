import { useQuery } from '@tanstack/react-query';
import { mayUsePage } from '../../../domain/access/permissions';
import { eDisclosureOf } from '../../../domain/disclosure/edisclosure';
import { badgedPages, loanMenu, type ShownMenuItem } from '../../../domain/loan/menu';
import { isSubmitted } from '../../../domain/loan/status';
import { loanPages, menuPages } from '../../../domain/pages/loan-pages';
import { isOffered } from '../../../domain/pages/offered';
import { useSessionUser } from '../../access/useSessionUser';
import { queryKeys } from '../../providers/data/query-keys';
import { useLender } from '../lender';
import { shellCalls } from '../shell-calls';
import { useLoan } from './useLoan';

/** The current loan menu: the pages that the user may open in this status, with titles and badges (MENU-20 to -28). */
export function useLoanMenu(): readonly ShownMenuItem[] {
  const { loan, loanNum } = useLoan();
  const user = useSessionUser();
  const { losCapabilities } = useLender();
  const opens = user ? menuPages.filter((page) => mayUsePage(user, page, 'read')) : [];
  const hasBadges = badgedPages.some((page) => opens.includes(page) && isOffered(loanPages[page], losCapabilities));
  const { data: facts } = useQuery({
    queryKey: queryKeys.menuFacts(loanNum),
    queryFn: ({ signal }) => shellCalls.menuFacts(loanNum, signal),
    enabled: hasBadges && loan !== undefined && isSubmitted(loan.sStatusT),
  });
  if (!loan || !user) return [];
  return loanMenu({
    status: loan.sStatusT,
    opens,
    losCapabilities,
    hasEDisclosureMessage: eDisclosureOf(loan).status !== 'none',
    activeConditions: facts?.activeConditions ?? undefined,
    openCocRequests: facts?.openCocRequests ?? undefined,
  });
}
