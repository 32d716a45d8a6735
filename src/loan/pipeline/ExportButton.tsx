import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { saveBlob } from '../../providers/data/save-blob';
import { ErrorDialog } from '../../shell/blocks/ErrorDialog';
import { askedFilter, type PipelineView } from './address';

/** Downloads everything that the view finds as CSV, in its order. */
export function ExportButton({ view }: { readonly view: PipelineView }) {
  const translate = useTranslate();
  const { exportPipeline } = usePortalData();
  const save = useMutation({
    mutationFn: async () => {
      const { field, order } = view.sort;
      const query = { sort: JSON.stringify([field, order]), filter: JSON.stringify(askedFilter(view)) };
      saveBlob(await exportPipeline(query), 'pipeline.csv');
    },
  });
  return (
    <>
      <Button
        variant="text"
        startIcon={<Download size={16} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {translate('records.export')}
      </Button>
      <ErrorDialog error={save.error} onClose={() => save.reset()} />
    </>
  );
}
