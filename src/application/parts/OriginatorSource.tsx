import { useTranslate } from 'react-admin';
import { originatorSource } from '../../../domain/loan/originator';
import { Note } from '../../ui/layout/primitives';
import { useDraftLoan } from '../edit/draft';

/** Where the originator comes from: the loan officer's profile, or a name that was entered instead. */
export function OriginatorSource() {
  const translate = useTranslate();
  const draft = useDraftLoan();
  const source = originatorSource(draft);
  if (!source) return null;
  return (
    <Note as="p" marginBlockEnd="s3">
      {translate(`application.originator.${source}`, { name: draft.sEmployeeLoanRepName })}
    </Note>
  );
}
