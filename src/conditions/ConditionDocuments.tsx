import IconButton from '@mui/material/IconButton';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { ConditionDocument } from '../../domain/underwriting/condition.schemas';
import { saveBlob } from '../providers/data/save-blob';
import { useFormats } from '../providers/i18n/useFormats';
import { shellCalls } from '../shell/shell-calls';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';

interface Props {
  readonly loanNum: string;
  readonly documents: readonly ConditionDocument[];
}

/** The documents that answer a condition; each can be downloaded. */
export function ConditionDocuments({ loanNum, documents }: Props) {
  const translate = useTranslate();
  const { fileSize, instant } = useFormats();
  const open = useMutation({
    mutationFn: async ({ docId, name }: ConditionDocument) => saveBlob(await shellCalls.document(loanNum, docId), name),
  });
  if (documents.length === 0) {
    return (
      <Text as="p" color="text-2">
        {translate('conditions.noDocuments')}
      </Text>
    );
  }
  return (
    <>
      <Box as="ul" dividers>
        {documents.map((document) => {
          const { docId, name, docType, size, createdTime, createdBy } = document;
          const label = translate('conditions.download', { name });
          return (
            <Row as="li" key={docId} gap="s3" paddingBlock={6}>
              <Text color="text-3" lineHeight="0" flex="none">
                <FileText size={16} strokeWidth={1.6} aria-hidden="true" />
              </Text>
              <Stack flex={1} minInlineSize={0}>
                <Text as="bdi" overflowWrap="anywhere" weight={500}>
                  {name}
                </Text>
                <Note>
                  <bdi>{docType}</bdi> · <bdi>{fileSize(size)}</bdi> · <bdi>{createdBy}</bdi> ·{' '}
                  <bdi>{instant(createdTime)}</bdi>
                </Note>
              </Stack>
              <IconButton aria-label={label} title={label} onClick={() => open.mutate(document)}>
                <Download size={16} aria-hidden="true" />
              </IconButton>
            </Row>
          );
        })}
      </Box>
      <ErrorDialog error={open.error} onClose={() => open.reset()} />
    </>
  );
}
