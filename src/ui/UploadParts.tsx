import { Button, IconButton, LinearProgress } from '@mui/material';
import { FileText, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { UploadProgress } from '../providers/data/upload';
import { useFormats } from '../providers/i18n/useFormats';
import { token } from '../theme/tokens';
import { Box, Note, Row, Text } from './layout/primitives';

interface ChosenProps {
  readonly files: readonly File[];
  /** Names of those that the server refused. */
  readonly refused: readonly string[];
  /** The maximum number of files is reached; the list says so (UPLOAD-06). */
  readonly full: boolean;
  readonly disabled: boolean;
  readonly onRemove: (file: File) => void;
  readonly onRemoveRefused: () => void;
}

/** The chosen files, each with a remove button. */
export function ChosenFiles({ files, refused, full, disabled, onRemove, onRemoveRefused }: ChosenProps) {
  const translate = useTranslate();
  const { fileSize } = useFormats();
  if (files.length === 0) return null;
  return (
    <Box
      as="ul"
      border
      radius="l"
      background="surface"
      dividers
      iconColor="text-3"
      aria-label={translate('upload.selected')}
    >
      {files.map((file) => (
        <Row
          as="li"
          gap={10}
          minBlockSize={40}
          paddingBlock={6}
          paddingInline="12 4"
          key={`${file.name}-${file.size}-${file.lastModified}`}
        >
          <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
          <Text flex={1} minInlineSize={0} overflowWrap="anywhere">
            <bdi>{file.name}</bdi>
          </Text>
          {refused.includes(file.name) && (
            <Text color="bad-text" weight={500} size="small">
              {translate('upload.refused')}
            </Text>
          )}
          <Note as="bdi">{fileSize(file.size)}</Note>
          <IconButton
            size="small"
            disabled={disabled}
            aria-label={translate('upload.remove', { name: file.name })}
            onClick={() => onRemove(file)}
          >
            <X size={16} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </Row>
      ))}
      {files.some(({ name }) => refused.includes(name)) && (
        <Row as="li" minBlockSize={40} paddingInline="12 4">
          <Button variant="text" disabled={disabled} onClick={onRemoveRefused}>
            {translate('upload.removeRefused')}
          </Button>
        </Row>
      )}
      {full && (
        <Row as="li" gap={10} minBlockSize={40} paddingInline="12 4" style={{ color: token('text-3') }}>
          {translate('upload.reachedMax')}
        </Row>
      )}
    </Box>
  );
}

interface MeterProps {
  readonly progress: UploadProgress;
  readonly onCancel: () => void;
}

/** Upload progress with a cancel button. At 100%, the server is still checking the files. */
export function UploadMeter({ progress: { sent, total }, onCancel }: MeterProps) {
  const translate = useTranslate();
  const { megabytes } = useFormats();
  const allSent = total > 0 && sent >= total;
  const text = allSent
    ? translate('upload.checking')
    : translate('upload.progress', { sent: megabytes(sent), total: megabytes(total) });
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <LinearProgress
        variant={allSent ? 'indeterminate' : 'determinate'}
        value={total === 0 ? 0 : (sent / total) * 100}
        aria-label={text}
      />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
        <bdi role="status">{text}</bdi>
        <Button variant="text" onClick={onCancel}>
          {translate('upload.cancel')}
        </Button>
      </div>
    </div>
  );
}
