import { useTranslate } from 'react-admin';
import { loanPath } from '../../../domain/pages/loan-path';
import { useSessionUser } from '../../access/useSessionUser';
import { pageById } from '../../pages/page-table';
import { Row } from '../../ui/layout/primitives';
import { MessagesButton } from '../loan/MessagesButton';
import { useLoanNum } from '../loan/useLoan';
import { itemOfPage } from '../nav/area-navigation';
import { LoanSummaryButton } from '../panel/LoanSummaryButton';
import { DrawerOpener, WideNav } from './BarParts';
import { Brand } from './Brand';
import { LoanBreadcrumb } from './LoanBreadcrumb';
import { RefreshButton } from './RefreshButton';
import { ToolbarLink } from './ToolbarLink';

const elsewhere = ['home', 'pipeline'] as const;

/** Whether the user came through the sign-in. Sessions handed over by the LOS have neither Home nor Pipeline (SHELL-17). */
function useOwnSession(): boolean {
  const user = useSessionUser();
  return user !== null && !user.isLqbSession;
}

/** Mark, breadcrumb and refresh of the loan area. */
export function LoanStart() {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const own = useOwnSession();
  return (
    <>
      <DrawerOpener label={translate('shell.loanMenu')} />
      <Row flex="none" align="stretch" belowMd={{ display: 'none' }}>
        <Brand markOnly to={own ? pageById('home').path : loanPath(loanNum)} />
      </Row>
      <LoanBreadcrumb />
      <RefreshButton />
    </>
  );
}

/** Home, Pipeline and the loan summary. */
export function LoanEntries() {
  const translate = useTranslate();
  const own = useOwnSession();
  return (
    <>
      {own && (
        <WideNav aria-label={translate('shell.main')}>
          {elsewhere.map((id) => (
            <ToolbarLink key={id} item={itemOfPage(pageById(id))} />
          ))}
        </WideNav>
      )}
      <MessagesButton />
      <LoanSummaryButton />
    </>
  );
}
