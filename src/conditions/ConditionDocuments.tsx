import { Button, IconButton } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText, Paperclip, Unlink } from 'lucide-react';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Condition, ConditionDocument } from '../../domain/underwriting/condition.schemas';
import { isOpenState } from '../../domain/underwriting/condition-moves';
import { saveBlob } from '../providers/data/save-blob';
import { useFormats } from '../providers/i18n/useFormats';
import { shellCalls } from '../shell/shell-calls';
import { ErrorDialog } from '../ui/ErrorDialog';
import { KeyHint } from '../ui/KeyHint';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { useConditionRights } from './useConditions';
import { useDetach } from './useDetach';

interface RowProps {
  readonly document: ConditionDocument;
  readonly onOpen: () => void;
  /** Absent if the user may not detach it. */
  readonly onDetach?: (() => void) | undefined;
}

function DocumentRow({ document, onOpen, onDetach }: RowProps) {
  const translate = useTranslate();
  const { fileSize, instant } = useFormats();
  const { name, docType, size, createdTime, createdBy } = document;
  const [download, detach] = ['download', 'attach.detach'].map((key) => translate(`conditions.${key}`, { name }));
  return (
    <Row as="li" gap="s3" paddingBlock={6}>
      <Text color="text-3" lineHeight="0" flex="none">
        <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
      </Text>
      <Stack flex={1} minInlineSize={0}>
        <Text overflowWrap="anywhere" weight={500}>
          <bdi>{name}</bdi>
        </Text>
        <Note>
          <bdi>{docType}</bdi> · <bdi>{fileSize(size)}</bdi> · <bdi>{createdBy}</bdi> ·{' '}
          <bdi>{instant(createdTime)}</bdi>
        </Note>
      </Stack>
      <Row flex="none" gap={4}>
        <IconButton aria-label={download} title={download} onClick={onOpen}>
          <Download size={16} aria-hidden="true" />
        </IconButton>
        {onDetach && (
          <IconButton aria-label={detach} title={detach} onClick={onDetach}>
            <Unlink size={16} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
    </Row>
  );
}

interface Props {
  readonly loanNum: string;
  readonly condition: Condition;
  readonly onAttach: () => void;
}

/** The documents that answer a condition: each can be downloaded, and detached by those who may. */
export function ConditionDocuments({ loanNum, condition, onAttach }: Props) {
  const translate = useTranslate();
  const { answers } = useConditionRights();
  const attach = useRef<HTMLButtonElement>(null);
  const { documents, state } = condition;
  const mayChange = answers && isOpenState(state);
  const detach = useDetach(loanNum, condition, () => attach.current?.focus());
  const open = useMutation({
    mutationFn: async ({ docId, name }: ConditionDocument) => saveBlob(await shellCalls.document(loanNum, docId), name),
  });
  const failed = detach.isError ? detach : open;
  return (
    <Stack gap="s2">
      {documents.length === 0 ? (
        <Text as="p" color="text-2">
          {translate('conditions.noDocuments')}
        </Text>
      ) : (
        <Box as="ul" dividers aria-busy={detach.isPending}>
          {documents.map((document) => (
            <DocumentRow
              key={document.docId}
              document={document}
              onOpen={() => open.mutate(document)}
              onDetach={
                mayChange && document.canDetach ? () => !detach.isPending && detach.mutate(document) : undefined
              }
            />
          ))}
        </Box>
      )}
      {mayChange && (
        <Button
          ref={attach}
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-keyshortcuts="D"
          startIcon={<Paperclip size={16} strokeWidth={1.6} aria-hidden="true" />}
          onClick={onAttach}
          sx={{ justifySelf: 'start' }}
        >
          {translate('conditions.attach.open')}
          <KeyHint>D</KeyHint>
        </Button>
      )}
      <ErrorDialog error={failed.error} onClose={() => failed.reset()} />
    </Stack>
  );
}
