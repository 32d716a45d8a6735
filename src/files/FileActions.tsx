import { CircularProgress, IconButton } from '@mui/material';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { ownValue } from '../../domain/tables/own-value';
import { Hint } from '../ui/Hint';
import type { FolderEntry } from './folder-view';
import type { Downloads } from './useFileContent';

interface Props {
  readonly item: FolderEntry;
  readonly downloads: Downloads;
}

/** Downloads a file and shows the progress as a ring. */
export function DownloadButton({ item, downloads }: Props) {
  const translate = useTranslate();
  const received = ownValue(downloads.received, item.id);
  const label = translate('files.download', { name: item.name });
  return (
    <Hint title={translate('files.downloadNow')}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          disabled={received !== undefined}
          onClick={() => downloads.download(item)}
        >
          {received === undefined ? (
            <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          ) : (
            <CircularProgress
              size={16}
              aria-label={label}
              {...(received > 0 && item.size > 0
                ? { variant: 'determinate' as const, value: Math.min(100, (received / item.size) * 100) }
                : {})}
            />
          )}
        </IconButton>
      </span>
    </Hint>
  );
}
