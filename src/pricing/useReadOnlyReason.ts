import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../domain/loan/document';
import { isRegistrationStage } from '../../domain/loan/status';
import { programPages } from '../../domain/loan/write-pages';
import { mayChooseProgram } from '../../domain/pricing/may-choose-program';
import { useEditable } from '../shell/loan/useLoan';
import { useStatusLabel } from '../ui/StatusDot';

/** Why the user can view prices but not select a program, or null if they can. */
export function useReadOnlyReason(loan: LoanDocument): string | null {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbidden } = useEditable(programPages, loan.sLNm);
  if (forbidden?.by === 'page') return translate('states.readOnlyPage');
  if (forbidden) return translate('pricing.readOnly.roles', { status: label(forbidden.status) });
  if (mayChooseProgram(loan)) return null;
  return isRegistrationStage(loan.sStatusT)
    ? translate('pricing.readOnly.locked')
    : translate('pricing.readOnly.stage', { status: label(loan.sStatusT) });
}
