import { useTranslate } from 'react-admin';
import { ReadOnlyNotice } from '../../ui/ReadOnlyNotice';
import { useStatusLabel } from '../../ui/StatusDot';
import { useEditable } from './useLoan';

/** Says why the current loan is read-only for this user. Renders nothing if the loan may be edited. */
export function LoanReadOnlyNotice() {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbiddenStatus } = useEditable();
  if (forbiddenStatus === undefined) return null;
  return <ReadOnlyNotice reason={translate('states.readOnlyStatus', { status: label(forbiddenStatus) })} />;
}
