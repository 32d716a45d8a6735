import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Download } from '../../providers/data/http';
import { useFormats } from '../../providers/i18n/useFormats';
import { DownloadButton } from '../../ui/DownloadButton';

interface Props {
  readonly label: string;
  readonly fileName: string;
  readonly fetchFile: (onProgress: (received: number) => void) => Promise<Download>;
}

/** Downloads a file and shows its progress. */
export function ProgressDownload({ label, fileName, fetchFile }: Props) {
  const translate = useTranslate();
  const { fileSize } = useFormats();
  const [received, setReceived] = useState(0);
  return (
    <DownloadButton
      label={received ? <bdi>{translate('mismo.received', { size: fileSize(received) })}</bdi> : label}
      fileName={fileName}
      fetchFile={() => fetchFile(setReceived).finally(() => setReceived(0))}
    />
  );
}
