import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useErrorText } from '../providers/i18n/useErrorText';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Row } from '../ui/layout/primitives';
import { BulkProgress } from './BulkProgress';
import type { BulkAction } from './record-list';
import { useBulk } from './useBulk';

interface Props<Row extends RaRecord> {
  readonly rows: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  readonly onClear: () => void;
}

/** Actions for the selected records, and their progress. */
export function BulkBar<Row extends RaRecord>({ rows, actions, onClear }: Props<Row>) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const { progress, run, stop } = useBulk<Row>();
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null);
  const finish = (): void => {
    setAsking(null);
    onClear();
    refresh();
  };
  const start = async (action: BulkAction<Row>): Promise<void> => {
    setAsking(null);
    if (action.run === undefined || (await action.before?.()) === false) return;
    const { done, failures } = await run(rows, action.run);
    if (failures.length > 0) {
      const why = errorText(failures[0]?.error);
      const messageArgs = { smart_count: failures.length, why };
      notify('records.bulkFailed', { type: 'error', messageArgs, autoHideDuration: null });
    } else if (done > 0) notify('records.bulkDone', { type: 'success', messageArgs: { smart_count: done } });
    finish();
  };
  const confirmed = asking?.ask === undefined ? asking : null;
  return (
    <Row
      as="section"
      flex="none"
      wrap
      gap="s3"
      minBlockSize={44}
      paddingInline="s5"
      lineBelow
      background="selected"
      aria-label={translate('records.selected', { smart_count: rows.length })}
    >
      {progress ? (
        <BulkProgress progress={progress} onStop={stop} />
      ) : (
        <>
          <span role="status">{translate('records.selected', { smart_count: rows.length })}</span>
          {actions.map((action) => (
            <Button
              key={action.key}
              variant="outlined"
              size="small"
              onClick={() => ((action.ask ?? action.confirm) ? setAsking(action) : void start(action))}
            >
              {action.label}
            </Button>
          ))}
          <Button variant="text" size="small" onClick={onClear}>
            {translate('records.clearSelection')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={confirmed !== null}
        title={confirmed?.label ?? ''}
        confirmLabel={confirmed?.label ?? ''}
        onConfirm={() => confirmed && void start(confirmed)}
        onCancel={() => setAsking(null)}
      >
        {confirmed?.confirm?.(rows.length)}
      </ConfirmDialog>
      {asking?.ask?.({ rows, onDone: finish, onClose: () => setAsking(null) })}
    </Row>
  );
}
