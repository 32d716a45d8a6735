import { useTranslate } from 'react-admin';
import { loanPath } from '../../domain/pages/loan-path';
import { RegisterSubPage } from './RegisterSubPage';
import { SelfPrepare } from './SelfPrepare';

/** For disclosures that the originator has prepared: uploads the signed package as PDF files. */
export function SelfPreparePage() {
  const translate = useTranslate();
  return (
    <RegisterSubPage page="edisclosure" title={translate('registration.selfPage.title')} back="register-edisclosure">
      {({ sLNm }, readOnly) => <SelfPrepare loanNum={sLNm} readOnly={readOnly} then={loanPath(sLNm, 'register')} />}
    </RegisterSubPage>
  );
}
