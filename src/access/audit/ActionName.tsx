import { auditLogFields } from '../../../domain/audit/audit-log-fields';
import { useRecordLabels } from '../../fields/useRecordLabels';

/** What was done, in words. Its code, which log files and the CSV have, is shown on hover; an unknown code is shown as it is. */
export function ActionName({ action }: { readonly action: string }) {
  const { option } = useRecordLabels('main/admin/audit', auditLogFields);
  return (
    <span title={action}>
      <bdi>{option('action', action)}</bdi>
    </span>
  );
}
