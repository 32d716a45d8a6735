import { useTranslate } from 'react-admin';
import { loanPath } from '../../domain/pages/loan-path';
import { LenderPrepare } from './LenderPrepare';
import { RegisterSubPage } from './RegisterSubPage';

/** For disclosures that the lender prepares: what will be sent, what is missing, and the request. */
export function LenderPreparePage() {
  const translate = useTranslate();
  return (
    <RegisterSubPage page="edisclosure" title={translate('registration.lenderPage.title')} back="register-edisclosure">
      {(loan, readOnly) => <LenderPrepare loan={loan} readOnly={readOnly} then={loanPath(loan.sLNm, 'register')} />}
    </RegisterSubPage>
  );
}
