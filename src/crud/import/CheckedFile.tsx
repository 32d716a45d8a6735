import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TableImport } from '../../../domain/records/import/table-import';
import type { TableCheck } from '../../../domain/records/import/table-import.schemas';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Row } from '../../ui/layout/primitives';
import { TableDiff } from './TableDiff';

interface Props {
  readonly check: TableCheck;
  readonly table: TableImport;
  readonly labelOf: (column: string) => string;
  readonly applying: boolean;
  /** Why the file could not be applied. */
  readonly error: Error | null;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** The changes of a file without problems, to be applied or not. */
export function CheckedFile({ check, table, labelOf, applying, error, onApply, onCancel }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { count } = useFormats();
  const removed = check.removed.length;
  const total = removed + check.changed.length + check.same;
  const removesMost = removed > total / 2;
  const warning = translate('imports.removesMost', {
    removed: count(removed),
    total: count(total),
    before: check.comparedWith,
  });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Alert severity="info">
        {check.comparedWith === ''
          ? translate('imports.first')
          : translate('imports.compared', { before: check.comparedWith })}
      </Alert>
      {removesMost && (
        <Alert severity="warning" role="alert">
          {warning}
        </Alert>
      )}
      {error !== null && (
        <Alert severity="error" role="alert">
          <bdi>{errorText(error)}</bdi>
        </Alert>
      )}
      <Row wrap gap="s2" align="stretch">
        <Button variant="contained" loading={applying} onClick={removesMost ? () => setAsking(true) : onApply}>
          {translate('imports.apply')}
        </Button>
        <Button disabled={applying} onClick={onCancel}>
          {translate('imports.another')}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={translate('imports.removed', { smart_count: removed, count: removed })}
        confirmLabel={translate('imports.apply')}
        onConfirm={() => {
          setAsking(false);
          onApply();
        }}
        onCancel={() => setAsking(false)}
      >
        {warning}
      </ConfirmDialog>
      <TableDiff check={check} table={table} labelOf={labelOf} />
    </>
  );
}
