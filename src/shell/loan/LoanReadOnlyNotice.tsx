import { useTranslate } from 'react-admin';
import { ReadOnlyNotice } from '../blocks/ReadOnlyNotice';
import { useStatusLabel } from '../blocks/StatusDot';
import { useEditable } from './useLoan';

/** Says that the loan is read-only for this person, and because of which status; nothing where it may be changed. */
export function LoanReadOnlyNotice() {
  const translate = useTranslate();
  const label = useStatusLabel();
  const { forbiddenStatus } = useEditable();
  if (!forbiddenStatus) return null;
  return <ReadOnlyNotice reason={translate('states.readOnlyStatus', { status: label(forbiddenStatus) })} />;
}
