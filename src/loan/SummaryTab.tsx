import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../domain/loan/document';
import { FactList } from '../ui/FactList';
import { StatusDot } from '../ui/StatusDot';
import { useSummaryGroups } from './useSummaryGroups';

/** The key figures of the loan, in the order of the specification (portal-shell.md section 2.8). */
export function SummaryTab({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const { head, groups } = useSummaryGroups()(loan);
  const status = { label: translate('loan.summary.status'), value: <StatusDot status={loan.sStatusT} /> };
  return <FactList groups={[[...head, status], ...groups]} />;
}
