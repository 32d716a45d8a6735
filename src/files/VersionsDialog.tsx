import { Button, IconButton, Skeleton } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FileVersion } from '../../domain/files/file.schemas';
import { HistoryPanel } from '../crud/HistoryPanel';
import { queryKeys } from '../providers/data/query-keys';
import { saveBlob } from '../providers/data/save-blob';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { ErrorDialog } from '../ui/ErrorDialog';
import { ErrorState } from '../ui/ErrorState';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { filesCalls } from './files-calls';
import type { FolderEntry } from './folder-view';
import { useFolderChange } from './useFolderChange';

interface Props {
  readonly item: FolderEntry;
  readonly onClose: () => void;
}

function useVersions(item: FolderEntry) {
  return useQuery({
    queryKey: queryKeys.fileVersions(item.id),
    queryFn: ({ signal }) => filesCalls.versions(item.id, signal),
    staleTime: 0,
  });
}

/** All versions of a file. Each can be downloaded, and an earlier one can be restored. */
export function VersionsDialog({ item, onClose }: Props) {
  const translate = useTranslate();
  const { fileSize, instant } = useFormats();
  const id = useId();
  const { data: versions, error, refetch } = useVersions(item);
  const download = useMutation({
    mutationFn: async ({ number }: FileVersion) => saveBlob(await filesCalls.version(item.id, number), item.name),
  });
  const restore = useFolderChange(
    (number: number) => filesCalls.restore({ id: item.id, version: item.version ?? 0 }, number),
    { done: 'dialogs.saved', stale: 'files.admin.stale' },
  );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        <bdi>{translate('files.admin.versionsOf', { name: item.name })}</bdi>
      </DialogTitle>
      <DialogContent>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!versions && !error && <Skeleton variant="rounded" height={104} />}
        <ul>
          {versions?.map((version) => (
            <Row as="li" gap="s3" minBlockSize={52} afterSame={{ lineAbove: true }} key={version.number}>
              <Text as="b" flex="none" minInlineSize={32} numeric>
                {version.number}
              </Text>
              <Box flex={1} minInlineSize={0}>
                <bdi>{instant(version.createdTime)}</bdi>
                <Note as="small" display="block">
                  {translate('files.admin.versionLine', { size: fileSize(version.size), who: version.createdBy })}
                </Note>
              </Box>
              {version.number === item.number ? (
                <span style={{ color: token('text-3') }}>{translate('files.admin.present')}</span>
              ) : (
                <Button
                  size="small"
                  disabled={restore.isPending}
                  aria-label={translate('files.admin.restore', { number: version.number })}
                  onClick={() => restore.mutate(version.number, { onSuccess: onClose })}
                >
                  {translate('files.admin.restoreNow')}
                </Button>
              )}
              <IconButton
                size="small"
                aria-label={translate('files.admin.downloadVersion', { number: version.number })}
                onClick={() => download.mutate(version)}
              >
                <Download size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </Row>
          ))}
        </ul>
        <div style={{ marginBlockStart: 16 }}>
          <HistoryPanel resource="folderFile" subject={`folder-file:${item.id}`} version={item.version} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('files.close')}</Button>
      </DialogActions>
      <ErrorDialog error={download.error} onClose={() => download.reset()} />
    </Dialog>
  );
}
