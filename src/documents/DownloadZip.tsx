import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { FolderDown } from 'lucide-react';
import { useState } from 'react';
import { saveBlob } from '../providers/data/save-blob';
import { useFormats } from '../providers/i18n/useFormats';
import { ErrorDialog } from '../ui/ErrorDialog';
import { documentsCalls } from './documents-calls';

interface Props {
  readonly loanNum: string;
  readonly label: string;
  /** Default: all documents. */
  readonly ids?: readonly string[];
  readonly variant?: 'outlined' | 'text';
}

/** Downloads documents as one ZIP file, and counts the bytes that have arrived. */
export function DownloadZip({ loanNum, label, ids, variant = 'outlined' }: Props) {
  const { fileSize } = useFormats();
  const [received, setReceived] = useState(0);
  const save = useMutation({
    mutationFn: async () => saveBlob(await documentsCalls.zip(loanNum, ids, setReceived), `${loanNum} documents.zip`),
    onSettled: () => setReceived(0),
  });
  return (
    <>
      <Button
        variant={variant}
        disabled={save.isPending}
        startIcon={<FolderDown size={16} strokeWidth={1.6} aria-hidden="true" />}
        onClick={() => save.mutate()}
      >
        {save.isPending ? <bdi role="status">{fileSize(received)}</bdi> : label}
      </Button>
      <ErrorDialog error={save.error} onClose={() => save.reset()} />
    </>
  );
}
