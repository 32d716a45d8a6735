import { useTranslate } from 'react-admin';
import { ReadOnlyNotice } from '../../ui/ReadOnlyNotice';
import { useStatusLabel } from '../../ui/StatusDot';
import { useEditable } from './useLoan';

/** Says that the loan of the address is read-only for this person, and why; nothing where it may be changed. */
export function LoanReadOnlyNotice() {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbiddenStatus } = useEditable();
  if (forbiddenStatus === undefined) return null;
  return <ReadOnlyNotice reason={translate('states.readOnlyStatus', { status: label(forbiddenStatus) })} />;
}
