import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { LoanFileItem } from '../../domain/documents/document.schemas';
import { saveBlob } from '../providers/data/save-blob';
import { useFormats } from '../providers/i18n/useFormats';
import { shellCalls } from '../shell/shell-calls';
import { token } from '../theme/tokens';
import { ErrorDialog } from '../ui/ErrorDialog';
import { useSubmissionFiles } from './useRegistration';

function FileRow({ file, onOpen }: { readonly file: LoanFileItem; readonly onOpen: (file: LoanFileItem) => void }) {
  const translate = useTranslate();
  const { fileSize, instant } = useFormats();
  return (
    <TableRow hover>
      <TableCell sx={{ wordBreak: 'break-word' }}>
        <bdi>{file.name}</bdi>
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <bdi>{fileSize(file.size)}</bdi>
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap', display: { xs: 'none', sm: 'table-cell' } }}>
        <bdi>{instant(file.createdTime)}</bdi>
      </TableCell>
      <TableCell padding="none" sx={{ width: 44 }}>
        <IconButton
          aria-label={translate('registration.uploadPage.download', { name: file.name })}
          onClick={() => onOpen(file)}
        >
          <Download size={16} />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

/** The uploaded submission files, newest first, with downloads. */
export function SubmissionFiles({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const { data: files } = useSubmissionFiles(loanNum);
  const open = useMutation({
    mutationFn: async (file: LoanFileItem) => saveBlob(await shellCalls.document(loanNum, file.id), file.name),
  });
  if (!files) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {translate('registration.uploadPage.list')}
      </Typography>
      {files.length === 0 ? (
        <Typography sx={{ color: token('text-3') }}>{translate('registration.uploadPage.none')}</Typography>
      ) : (
        <TableContainer component={Paper}>
          <Table aria-label={translate('registration.uploadPage.list')}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('registration.uploadPage.name')}</TableCell>
                <TableCell align="right">{translate('registration.uploadPage.size')}</TableCell>
                <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                  {translate('registration.uploadPage.at')}
                </TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {files.map((file) => (
                <FileRow key={file.id} file={file} onOpen={open.mutate} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <ErrorDialog error={open.error} onClose={() => open.reset()} />
    </section>
  );
}
