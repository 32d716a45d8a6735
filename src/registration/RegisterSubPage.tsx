import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { LoanDocument } from '../../domain/loan/document';
import type { MenuPage } from '../../domain/pages/loan-pages';
import { loanPath } from '../../domain/pages/loan-path';
import { mayChooseProgram } from '../../domain/pricing/may-choose-program';
import { isOpenForRegistration } from '../../domain/registration/can-register';
import { PriceStrip } from '../pricing/public';
import { useLoan } from '../shell/loan/useLoan';
import { ErrorState } from '../ui/ErrorState';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { RegisterFrame } from './RegisterFrame';
import { RegistrationSkeleton } from './RegistrationSkeleton';
import { useReadOnlyReason } from './useReadOnlyReason';

interface RegisterSubPageProps {
  readonly title: string;
  /** The page of the loan that the step writes on. */
  readonly page: MenuPage;
  /** The page that the link above the title leads to. */
  readonly back: 'register' | 'register-edisclosure';
  readonly children: (loan: LoanDocument, readOnly: boolean) => ReactNode;
}

/** A page behind a step of the checklist: loan header, price out of date, loading and error states, and a back link. */
export function RegisterSubPage({ title, page, back, children }: RegisterSubPageProps) {
  const { loan, loanNum, error, isPending, refetch } = useLoan();
  const translate = useTranslate();
  const readOnly = useReadOnlyReason(page);
  if (loan && !isOpenForRegistration(loan)) return <Navigate to={loanPath(loanNum)} replace />;
  return (
    <RegisterFrame
      title={title}
      loan={loan}
      back={{ to: loanPath(loanNum, back), label: translate(`registration.back.${back}`) }}
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <RegistrationSkeleton /> : null}
      {loan && readOnly !== null ? <ReadOnlyNotice reason={readOnly} /> : null}
      {loan?.sLpTemplateNm && mayChooseProgram(loan) && <PriceStrip loan={loan} spaced />}
      {loan ? children(loan, readOnly !== null) : null}
    </RegisterFrame>
  );
}
