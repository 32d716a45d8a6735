import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { loanPath } from '../../domain/pages/loan-path';
import { mayChooseProgram } from '../../domain/pricing/may-choose-program';
import { isOpenForRegistration } from '../../domain/registration/can-register';
import { PriceStrip } from '../pricing/public';
import { ErrorState } from '../ui/ErrorState';
import { RegisterFrame } from './RegisterFrame';
import { RegistrationSkeleton } from './RegistrationSkeleton';
import { RegistrationSteps } from './RegistrationSteps';
import { useReadOnlyReason } from './useReadOnlyReason';
import { useRegistration } from './useRegistration';

/** The checklist of Register My Loan. A loan past Pre-qual redirects to its dashboard (decisions REG-03). */
export function RegisterPage() {
  const translate = useTranslate();
  const { loanNum = '' } = useParams();
  const { loan, disclosure, fileCount, needs, pending, error, refetch } = useRegistration(loanNum);
  const readOnly = useReadOnlyReason('upload-submission');
  const [keepOpen, setKeepOpen] = useState(false);
  if (loan && !isOpenForRegistration(loan) && !keepOpen) return <Navigate to={loanPath(loanNum)} replace />;
  return (
    <RegisterFrame title={translate('registration.title')} loan={loan}>
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : pending || !loan || !disclosure ? (
        <RegistrationSkeleton />
      ) : (
        <>
          {loan.sLpTemplateNm && mayChooseProgram(loan) && <PriceStrip loan={loan} spaced />}
          <RegistrationSteps
            loan={loan}
            disclosure={disclosure}
            fileCount={fileCount}
            needs={needs}
            readOnly={readOnly}
            onKeepOpen={setKeepOpen}
          />
        </>
      )}
    </RegisterFrame>
  );
}
