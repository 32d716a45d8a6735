import IconButton from '@mui/material/IconButton';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { LoanFileItem } from '../../../domain/documents/document.schemas';
import { saveBlob } from '../../providers/data/save-blob';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { shellCalls } from '../../shell/shell-calls';
import { Box, Note, Row, Text } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';

interface Props {
  readonly loanNum: string;
  readonly files: readonly LoanFileItem[];
}

/** The loan's submission files, newest first, each to download. */
export function Files({ loanNum, files }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { fileSize, instant, count } = useFormats();
  const open = useMutation({
    mutationFn: async (file: LoanFileItem) => saveBlob(await shellCalls.document(loanNum, file.id), file.name),
  });
  return (
    <Section title={translate('loan.dashboard.files.list')} aside={count(files.length)} flush={files.length > 0}>
      {files.length === 0 ? translate('loan.dashboard.files.noFiles') : null}
      {open.error ? (
        <Box role="alert" padding="0 s4 s3" color="text">
          {errorText(open.error)}
        </Box>
      ) : null}
      <ul>
        {files.map((file) => (
          <Row as="li" key={file.id} justify="space-between" gap="s3" padding="8 s4" lineAbove>
            <Box minInlineSize={0}>
              <Text as="p" overflowWrap="anywhere">
                <bdi>{file.name}</bdi>
              </Text>
              <Note as="p">
                <bdi>{fileSize(file.size)}</bdi> · <bdi>{instant(file.createdTime)}</bdi> · <bdi>{file.createdBy}</bdi>
              </Note>
            </Box>
            <IconButton
              aria-label={translate('loan.dashboard.files.download', { name: file.name })}
              title={translate('loan.dashboard.files.download', { name: file.name })}
              onClick={() => open.mutate(file)}
            >
              <Download size={16} aria-hidden />
            </IconButton>
          </Row>
        ))}
      </ul>
    </Section>
  );
}
