import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { UNSORTED_FOLDER, UNSORTED_TYPE } from '../../domain/documents/document-types';
import { Note } from '../ui/layout/primitives';
import { UploadBox } from '../ui/UploadBox';
import { documentsCalls } from './documents-calls';
import { FilingInputs } from './FilingInputs';
import { type useDocumentRights, useFreshDocuments } from './useDocuments';

const MAX_FILES = 50;

interface Props {
  readonly loanNum: string;
  readonly rights: ReturnType<typeof useDocumentRights>;
  /** The document that gets a new version; absent for new documents. */
  readonly replaces?: Edoc;
  readonly folder?: string | undefined;
  /** Files that were dropped on the page. */
  readonly files?: readonly File[];
  readonly onShow?: (id: string) => void;
  readonly onClose: () => void;
}

/** Uploads documents to a folder, or a new version of one. */
export function UploadDocuments({ loanNum, rights, replaces, folder, files, onShow, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshDocuments(loanNum);
  const id = useId();
  const [filing, setFiling] = useState({
    folderName: replaces?.folderName ?? folder ?? UNSORTED_FOLDER,
    docType: replaces?.doc_type ?? UNSORTED_TYPE,
  });
  const [lenderOnly, setLenderOnly] = useState(replaces?.lenderOnly ?? false);
  const isFiled = filing.folderName.trim() !== '' && filing.docType.trim() !== '';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {replaces
          ? translate('documents.newVersionTitle', { name: replaces.name })
          : translate('documents.uploadTitle')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, paddingBlockStart: '8px !important' }}>
        {replaces && <Note as="p">{translate('documents.newVersionText')}</Note>}
        <FilingInputs value={filing} onChange={setFiling} />
        {rights.isLender && (
          <FormControlLabel
            label={translate('documents.lenderOnlyLong')}
            control={<Checkbox checked={lenderOnly} onChange={({ target }) => setLenderOnly(target.checked)} />}
          />
        )}
        <UploadBox
          accept=".pdf"
          maxFiles={replaces ? 1 : MAX_FILES}
          disabled={!isFiled}
          {...(files ? { initial: files } : {})}
          send={async (chosen, options) => {
            const body = {
              ...filing,
              ...(lenderOnly ? { lenderOnly: 'true' as const } : {}),
              ...(replaces ? { replaces: replaces.id, version: replaces.version } : {}),
            };
            const [first] = await documentsCalls.add(loanNum, chosen, body, options);
            if (first) onShow?.(first.id);
          }}
          onSettled={refresh}
          onDone={(sent) => {
            notify('documents.uploaded', { type: 'success', messageArgs: { smart_count: sent.length } });
            onClose();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('dialogs.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
