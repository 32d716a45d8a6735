import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type SortPayload, useTranslate } from 'react-admin';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { collectionOf } from '../../providers/data/resources';
import { saveBlob } from '../../providers/data/save-blob';
import { ErrorDialog } from '../blocks/ErrorDialog';

interface Props {
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Downloads everything that the list finds as CSV, in its order; nothing where the resource has no export. */
export function ExportRecords({ resource, sort, filter }: Props) {
  const translate = useTranslate();
  const { exportRecords } = usePortalData();
  const save = useMutation({
    mutationFn: async () => {
      const query = { sort: JSON.stringify([sort.field, sort.order]), filter: JSON.stringify(filter) };
      saveBlob(await exportRecords(resource, query), `${resource}.csv`);
    },
  });
  if (!collectionOf(resource).export) return null;
  return (
    <>
      <Button
        variant="text"
        startIcon={<Download size={16} strokeWidth={1.6} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {translate('records.export')}
      </Button>
      <ErrorDialog error={save.error} onClose={() => save.reset()} />
    </>
  );
}
