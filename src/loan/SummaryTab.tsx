import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../domain/loan/document';
import { FactList } from '../ui/FactList';
import { StatusDot } from '../ui/StatusDot';
import { useSummaryGroups } from './useSummaryGroups';

interface Props {
  readonly loan: LoanDocument;
  /** Leaves out what the head of a printed page has: number, borrower and status. */
  readonly onPaper?: boolean;
}

/** The key figures of the loan, in the order of the specification (portal-shell.md section 2.8). */
export function SummaryTab({ loan, onPaper = false }: Props) {
  const translate = useTranslate();
  const { identity, head, groups } = useSummaryGroups()(loan);
  const status = { label: translate('loan.summary.status'), value: <StatusDot status={loan.sStatusT} /> };
  return <FactList groups={[onPaper ? head : [...identity, ...head, status], ...groups]} />;
}
