import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type RaRecord, useDelete, useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../providers/data/api-error';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { type Uses, UsesList, type UsesPaths } from './UsesList';

interface Props {
  readonly resource: string;
  readonly record: RaRecord;
  readonly name: string;
  readonly usesAt: UsesPaths;
  readonly onDeleted: () => void;
}

const usesOf = (value: unknown): Uses =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, count]) => typeof count === 'number' && count > 0))
    : {};

/** Deletes a record after confirmation. If anything uses the record, it lists those uses instead. */
export function DeleteRecord({ resource, record, name, usesAt, onDeleted }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<Uses>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [remove, { isPending }] = useDelete();
  const uses = { ...usesOf(record.uses), ...refused };
  const inUse = Object.keys(uses).length > 0;
  const confirm = (): void => {
    void remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('records.deleted', { type: 'success' });
          onDeleted();
        },
        onError: (error: unknown) => {
          const found = error instanceof ApiError && error.code === 'in-use' ? usesOf(error.body.uses) : {};
          if (Object.keys(found).length > 0) setRefused(found);
          else {
            setOpen(false);
            setFailure(error);
          }
        },
      },
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Trash2 size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {translate('records.delete')}
      </Button>
      <ConfirmDialog
        open={open}
        title={translate(inUse ? 'records.inUseTitle' : 'records.deleteTitle', { name })}
        confirmLabel={translate(inUse ? 'records.close' : 'records.delete')}
        notice={inUse}
        busy={isPending}
        onConfirm={inUse ? () => setOpen(false) : confirm}
        onCancel={() => setOpen(false)}
      >
        {inUse ? <UsesList uses={uses} paths={usesAt} /> : translate('records.deleteText')}
      </ConfirmDialog>
      <ErrorDialog error={failure} onClose={() => setFailure(null)} />
    </>
  );
}
