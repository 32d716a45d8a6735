import IconButton from '@mui/material/IconButton';
import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LoanFileItem } from '../../domain/documents/document.schemas';
import { useSessionUser } from '../access/public';
import { saveBlob } from '../providers/data/save-blob';
import { useFormats } from '../providers/i18n/useFormats';
import { useSubmissionFiles } from '../shell/loan/useSubmissionFiles';
import { shellCalls } from '../shell/shell-calls';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Box, Row } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { Table } from '../ui/Table';
import { RemoveFile } from './RemoveFile';

interface FileRowProps {
  readonly file: LoanFileItem;
  readonly onOpen: (file: LoanFileItem) => void;
  /** Absent if the user may not remove the file. */
  readonly onRemove?: ((file: LoanFileItem) => void) | undefined;
}

function FileRow({ file, onOpen, onRemove }: FileRowProps) {
  const translate = useTranslate();
  const { fileSize, instant } = useFormats();
  const { name, size, createdTime, createdBy } = file;
  return (
    <tr>
      <Box as="td" overflowWrap="anywhere">
        <bdi>{name}</bdi>
      </Box>
      <td data-numeric>
        <bdi>{fileSize(size)}</bdi>
      </td>
      <Box as="td" whiteSpace="nowrap" belowSm={{ display: 'none' }}>
        <bdi>{instant(createdTime)}</bdi>
      </Box>
      <Box as="td" belowMd={{ display: 'none' }}>
        <bdi>{createdBy}</bdi>
      </Box>
      <Box as="td" inlineSize={88} paddingBlock={0}>
        <Row justify="flex-end" marginInlineEnd={-8}>
          <IconButton
            aria-label={translate('loan.dashboard.files.download', { name })}
            title={translate('loan.dashboard.files.download', { name })}
            onClick={() => onOpen(file)}
          >
            <Download size={16} aria-hidden />
          </IconButton>
          {onRemove && (
            <IconButton
              aria-label={translate('loan.dashboard.files.remove', { name })}
              title={translate('loan.dashboard.files.remove', { name })}
              onClick={() => onRemove(file)}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          )}
        </Row>
      </Box>
    </tr>
  );
}

interface Props {
  readonly loanNum: string;
  /** Whether wrong files can be removed: before registration, by users who may upload. */
  readonly canRemove?: boolean;
}

/** The uploaded submission files, newest first. They can be opened, and wrong ones removed by staff or who uploaded them. */
export function SubmissionFiles({ loanNum, canRemove = false }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  const { data: files } = useSubmissionFiles(loanNum);
  const [removing, setRemoving] = useState<LoanFileItem | null>(null);
  const open = useMutation({
    mutationFn: async (file: LoanFileItem) => saveBlob(await shellCalls.document(loanNum, file.id), file.name),
  });
  if (!files) return null;
  const title = translate('loan.dashboard.files.list');
  const mayRemove = ({ createdBy }: LoanFileItem): boolean =>
    canRemove && user !== null && (!user.isPml || createdBy === user.displayName);
  return (
    <Section title={title} flush={files.length > 0}>
      {files.length === 0 ? (
        translate(canRemove ? 'loan.dashboard.files.none' : 'loan.dashboard.files.noFiles')
      ) : (
        <Table aria-label={title} cells={{ padding: 's2 s3' }} edge="s4">
          <thead>
            <tr>
              <th scope="col">{translate('loan.dashboard.files.name')}</th>
              <th scope="col" data-numeric>
                {translate('loan.dashboard.files.size')}
              </th>
              <Box as="th" scope="col" belowSm={{ display: 'none' }}>
                {translate('loan.dashboard.files.at')}
              </Box>
              <Box as="th" scope="col" belowMd={{ display: 'none' }}>
                {translate('loan.dashboard.files.by')}
              </Box>
              <td />
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                onOpen={open.mutate}
                onRemove={mayRemove(file) ? setRemoving : undefined}
              />
            ))}
          </tbody>
        </Table>
      )}
      {removing && <RemoveFile loanNum={loanNum} file={removing} onClose={() => setRemoving(null)} />}
      <ErrorDialog error={open.error} onClose={() => open.reset()} />
    </Section>
  );
}
