import { Button, LinearProgress } from '@mui/material';
import { Download, FileText } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Download as Fetched } from '../providers/data/http';
import { saveBlob } from '../providers/data/save-blob';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Box, Stack } from '../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { useBlobUrl } from '../ui/useBlobUrl';
import type { FolderEntry } from './folder-view';
import { useFileContent } from './useFileContent';

function Content({ name, file }: { readonly name: string; readonly file: Fetched }) {
  const translate = useTranslate();
  const url = useBlobUrl(file.blob);
  if (!navigator.pdfViewerEnabled) {
    return (
      <EmptyState icon={FileText} title={translate('files.noPreview')}>
        {translate('files.noPreviewText')}
      </EmptyState>
    );
  }
  return (
    url && (
      <Box
        as="iframe"
        display="block"
        inlineSize="100%"
        blockSize="100%"
        border="none"
        src={url}
        title={translate('files.preview', { name })}
      />
    )
  );
}

interface Props {
  readonly item: FolderEntry;
  readonly isPublic: boolean;
  readonly onClose: () => void;
}

/** Previews a file in the browser's own viewer, with a download button. */
export function PreviewDialog({ item, isPublic, onClose }: Props) {
  const translate = useTranslate();
  const { fileSize } = useFormats();
  const id = useId();
  const { data, error, refetch, received } = useFileContent(item, isPublic);
  const part = item.size > 0 ? Math.min(100, (received / item.size) * 100) : 0;
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pb: 4 }}>
        <bdi>{item.name}</bdi>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0, blockSize: '75vh', background: token('sunken') }}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <Content name={item.name} file={data} />}
        {!data && !error && (
          <Stack gap="s2" alignContent="center" blockSize="100%" padding="s8" role="status">
            <LinearProgress variant="determinate" value={part} aria-label={translate('states.loading')} />
            <bdi>{translate('files.downloading', { received: fileSize(received), total: fileSize(item.size) })}</bdi>
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 4 }}>
        <Button onClick={onClose}>{translate('files.close')}</Button>
        <Button
          variant="contained"
          disabled={!data}
          startIcon={<Download size={16} strokeWidth={1.6} aria-hidden="true" />}
          onClick={() => data && saveBlob(data, item.name)}
        >
          {translate('files.downloadNow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
