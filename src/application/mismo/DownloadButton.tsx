import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { Download as FetchedFile } from '../../providers/data/http';
import { useFormats } from '../../providers/i18n/useFormats';
import { ErrorDialog } from '../../shell/blocks/ErrorDialog';
import { useMismoDownload } from './useMismoDownload';

interface Props {
  readonly label: string;
  readonly fileName: string;
  readonly fetchFile: (onProgress: (received: number) => void) => Promise<FetchedFile>;
}

/** Fetches a file and hands it to the browser; says meanwhile how much has come. */
export function DownloadButton({ label, fileName, fetchFile }: Props) {
  const translate = useTranslate();
  const { fileSize } = useFormats();
  const { received, download, error, clearError } = useMismoDownload(fetchFile, fileName);
  return (
    <>
      <Button
        variant="outlined"
        loading={received !== null}
        loadingPosition="start"
        startIcon={<Download size={16} strokeWidth={1.6} aria-hidden="true" />}
        onClick={download}
      >
        {received ? <bdi>{translate('mismo.received', { size: fileSize(received) })}</bdi> : label}
      </Button>
      <ErrorDialog error={error} onClose={clearError} />
    </>
  );
}
