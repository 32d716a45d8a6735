import { useTranslate } from 'react-admin';
import { useSessionUser } from '../../access/useSessionUser';
import { pageById } from '../../pages/page-table';
import { itemOfPage } from '../nav/area-navigation';
import { LeftNav } from '../nav/LeftNav';
import { NavDrawer } from '../nav/NavDrawer';
import { LoanHead } from './LoanHead';
import { loanNavigation } from './loan-navigation';
import { useLoanNum } from './useLoan';
import { useLoanMenu } from './useLoanMenu';

/** The loan's number, borrower and status, and below them the loan menu in its groups. */
export function LoanNav() {
  const translate = useTranslate();
  const user = useSessionUser();
  const items = loanNavigation(useLoanMenu(), useLoanNum());
  const label = translate('shell.loanMenu');
  // On a phone, the toolbar has no room for Home and Pipeline.
  const elsewhere = user && !user.isLqbSession ? [itemOfPage(pageById('home')), itemOfPage(pageById('pipeline'))] : [];
  return (
    <>
      <LeftNav label={label} items={items} head={<LoanHead />} />
      <NavDrawer label={label} items={items} head={<LoanHead />} elsewhere={elsewhere} />
    </>
  );
}
