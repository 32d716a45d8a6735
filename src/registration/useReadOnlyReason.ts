import { useTranslate } from 'react-admin';
import { useEditable } from '../shell/loan/useLoan';
import { useStatusLabel } from '../ui/StatusDot';

/** Why the user may not register this loan, or null if they may. */
export function useReadOnlyReason(): string | null {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbiddenStatus } = useEditable();
  return forbiddenStatus === undefined
    ? null
    : translate('registration.why.readOnly', { status: label(forbiddenStatus) });
}
