import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../domain/loan/document';
import { isRegistrationStage } from '../../domain/loan/status';
import { programPages } from '../../domain/loan/write-pages';
import { mayChooseProgram } from '../../domain/pricing/may-choose-program';
import { useEditable } from '../shell/loan/useLoan';
import { useWriters } from '../shell/loan/useWriters';
import { useStatusLabel } from '../ui/StatusDot';

export interface ReadOnlyReason {
  readonly reason: string;
  /** A sentence that names the roles that may select a program; empty if no role may. */
  readonly writers: string;
}

/** Why the user can view prices but not select a program, and who can; null if the user can. */
export function useReadOnlyReason(loan: LoanDocument): ReadOnlyReason | null {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbidden } = useEditable(programPages, loan.sLNm);
  const isOpen = mayChooseProgram(loan);
  const writers = useWriters('loan-summary', forbidden !== undefined && isOpen);
  const status = label(loan.sStatusT);
  if (forbidden?.by === 'page') return { reason: translate('states.readOnlyPage'), writers };
  if (forbidden) return { reason: translate('pricing.readOnly.roles', { status }), writers };
  if (isOpen) return null;
  const reason = isRegistrationStage(loan.sStatusT)
    ? translate('pricing.readOnly.locked')
    : translate('pricing.readOnly.stage', { status });
  return { reason, writers };
}
