import { useTranslate } from 'react-admin';
import { loanPath } from '../../../domain/pages/loan-path';
import { useSessionUser } from '../../access/useSessionUser';
import { pageById } from '../../pages/page-table';
import { Row, Text } from '../../ui/layout/primitives';
import { MessagesButton } from '../loan/MessagesButton';
import { useLoanNum } from '../loan/useLoan';
import { itemOfPage } from '../nav/area-navigation';
import { LoanSummaryButton } from '../panel/LoanSummaryButton';
import { DrawerOpener, ToolGroup, WideNav } from './BarParts';
import { Brand } from './Brand';
import { FittedBar } from './FittedBar';
import { LoanBreadcrumb } from './LoanBreadcrumb';
import { PaletteButton } from './PaletteButton';
import { RefreshButton } from './RefreshButton';
import { ToolbarLink } from './ToolbarLink';
import { ToolbarTools } from './ToolbarTools';
import { UserMenu } from './UserMenu';

const elsewhere = ['home', 'pipeline'] as const;

/** The toolbar of the loan area. Sessions handed over by the LOS have neither Home nor Pipeline (SHELL-17). */
export function LoanToolbar() {
  const translate = useTranslate();
  const user = useSessionUser();
  const loanNum = useLoanNum();
  const own = user !== null && !user.isLqbSession;
  return (
    <FittedBar>
      <DrawerOpener label={translate('shell.loanMenu')} />
      <Row flex="none" align="stretch" belowMd={{ display: 'none' }}>
        <Brand markOnly to={own ? pageById('home').path : loanPath(loanNum)} />
      </Row>
      <LoanBreadcrumb />
      <RefreshButton />
      <Text flex={1} minInlineSize={0} />
      <PaletteButton />
      {own && (
        <WideNav aria-label={translate('shell.main')}>
          {elsewhere.map((id) => (
            <ToolbarLink key={id} item={itemOfPage(pageById(id))} />
          ))}
        </WideNav>
      )}
      <MessagesButton />
      <LoanSummaryButton />
      <ToolGroup>
        <ToolbarTools />
      </ToolGroup>
      <UserMenu />
    </FittedBar>
  );
}
