import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { SearchField } from '../crud/SearchField';
import { LoanReadOnlyNotice } from '../shell/loan/LoanReadOnlyNotice';
import { SigningButton } from '../signing/public';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { DownloadZip } from './DownloadZip';
import { ReceivedDates } from './ReceivedDates';
import type { DocumentAddress } from './useDocumentAddress';
import type { useDocumentRights } from './useDocuments';

interface Props {
  readonly loanNum: string;
  readonly documents: readonly Edoc[];
  readonly rights: ReturnType<typeof useDocumentRights>;
  readonly address: DocumentAddress;
  readonly onUpload: () => void;
}

/** The title, the search, and what concerns all documents. */
export function DocumentsHead({ loanNum, documents, rights, address, onUpload }: Props) {
  const translate = useTranslate();
  return (
    <Stack gap="s3" padding="s4" lineBelow flex="none">
      <PageHead
        title={translate('documents.title')}
        actions={
          <>
            <SigningButton loanNum={loanNum} />
            {documents.length > 0 && <DownloadZip loanNum={loanNum} label={translate('documents.downloadAll')} />}
            {rights.mayWrite && (
              <Button
                variant="contained"
                onClick={onUpload}
                startIcon={<Upload size={16} strokeWidth={1.6} aria-hidden="true" />}
              >
                {translate('documents.upload')}
              </Button>
            )}
          </>
        }
      />
      {!rights.mayWrite && <LoanReadOnlyNotice page="documents" />}
      <ReceivedDates {...{ loanNum, rights, documents }} />
      {documents.length > 0 && (
        <SearchField
          label={translate('documents.search')}
          placeholder={translate('documents.searchHint')}
          value={address.query}
          onChange={address.search}
          width={320}
        />
      )}
    </Stack>
  );
}
