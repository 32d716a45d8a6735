import { useTranslate } from 'react-admin';
import { useErrorText } from '../providers/i18n/useErrorText';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Stack } from '../ui/layout/primitives';
import type { BulkFailure } from './useBulk';

interface Props<Row> {
  readonly failures: readonly BulkFailure<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly onClose: () => void;
}

/** Names the records that a bulk action did not change, each with its reason. */
export function BulkFailures<Row>({ failures, nameOf, onClose }: Props<Row>) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <ConfirmDialog
      open={failures.length > 0}
      title={translate('records.notChanged', { smart_count: failures.length })}
      confirmLabel={translate('records.close')}
      notice
      onConfirm={onClose}
      onCancel={onClose}
    >
      <Stack as="ul" gap="s2">
        {failures.map(({ row, error }) => (
          <li key={nameOf(row)}>
            <bdi>{nameOf(row)}</bdi>: {errorText(error)}
          </li>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
