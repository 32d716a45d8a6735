import { useTranslate } from 'react-admin';
import { statusColor } from '../../domain/loan/status';
import { DotLabel } from '../ui/layout/Dot';
import { dotToken } from '../ui/StatusDot';

/** The step of a funded loan on its way to the investor, all of which other pages show as Loan Funded (STATUS-04). */
export function DeskStatus({ status }: { readonly status: string | null }) {
  const translate = useTranslate();
  if (status === null) return '–';
  return <DotLabel fill={dotToken(statusColor(status))}>{translate(`codes.sStatusT.${status}`)}</DotLabel>;
}
