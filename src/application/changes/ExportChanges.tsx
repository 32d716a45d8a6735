import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { AskedLoanChanges } from '../../providers/data/change-log';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { saveBlob } from '../../providers/data/save-blob';
import { ErrorDialog } from '../../shell/blocks/ErrorDialog';

/** Downloads every change that the filters find as CSV. */
export function ExportChanges({ loanNum, asked }: { readonly loanNum: string; readonly asked: AskedLoanChanges }) {
  const translate = useTranslate();
  const { exportLoanChanges } = usePortalData();
  const save = useMutation({
    mutationFn: async () => saveBlob(await exportLoanChanges(loanNum, asked), `changes-${loanNum}.csv`),
  });
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
