import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { folderOfType, UNSORTED_FOLDER, UNSORTED_TYPE } from '../../domain/documents/document-types';
import { docTypeOf, wordsOf } from '../../domain/underwriting/suggest-conditions';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { fileTexts } from '../crud/saving/leave-texts';
import { useDiscardQuestion } from '../crud/saving/useDiscardQuestion';
import { Note } from '../ui/layout/primitives';
import { UploadBox } from '../ui/UploadBox';
import { addFiles } from '../ui/useFileChoice';
import { documentsCalls } from './documents-calls';
import { type Filing, FilingInputs } from './FilingInputs';
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

/** The filing that the names of all files mean; undefined if they mean none or several. */
function filingByName(files: readonly File[]): Filing | undefined {
  const [docType, ...others] = new Set(files.map(({ name }) => docTypeOf(wordsOf(name))));
  if (!docType || others.length > 0) return;
  return { docType, folderName: folderOfType(docType) ?? UNSORTED_FOLDER };
}

/** Uploads documents to a folder, or a new version of one. */
export function UploadDocuments({ loanNum, rights, replaces, folder, files, onShow, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshDocuments(loanNum);
  const id = useId();
  const [typed, setTyped] = useState<Filing | null>(null);
  const [suggested, setSuggested] = useState(() => filingByName(files ?? []));
  const limits = { max: replaces ? 1 : MAX_FILES, accept: '.pdf' };
  const [count, setCount] = useState(() => addFiles([], files ?? [], limits).files.length);
  const discard = useDiscardQuestion({ active: count > 0, onDiscard: onClose, texts: fileTexts });
  const unsorted = { folderName: folder ?? UNSORTED_FOLDER, docType: UNSORTED_TYPE };
  const known = replaces && { folderName: replaces.folderName, docType: replaces.doc_type };
  const filing = typed ?? known ?? suggested ?? unsorted;
  const [lenderOnly, setLenderOnly] = useState(replaces?.lenderOnly ?? false);
  const isFiled = filing.folderName.trim() !== '' && filing.docType.trim() !== '';
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={discard.close} aria-labelledby={id}>
      <DialogTitle id={id}>
        {replaces
          ? translate('documents.newVersionTitle', { name: replaces.name })
          : translate('documents.uploadTitle')}
      </DialogTitle>
      <UploadBox
        accept={limits.accept}
        maxFiles={limits.max}
        disabled={!isFiled}
        {...(files ? { initial: files } : {})}
        onChoose={(chosen) => {
          setCount(chosen.length);
          setSuggested(filingByName(chosen));
        }}
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
        frame={(box, sendButton) => (
          <>
            <DialogContent sx={{ display: 'grid', gap: 4, paddingBlockStart: '8px !important' }}>
              {replaces && <Note as="p">{translate('documents.newVersionText')}</Note>}
              {box}
              <FilingInputs value={filing} onChange={setTyped} />
              {!typed && !known && suggested && <Note as="p">{translate('documents.suggested')}</Note>}
              {rights.isLender && (
                <FormControlLabel
                  label={translate('documents.lenderOnlyLong')}
                  control={<Checkbox checked={lenderOnly} onChange={({ target }) => setLenderOnly(target.checked)} />}
                />
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={discard.close}>{translate('dialogs.cancel')}</Button>
              {sendButton}
            </DialogActions>
          </>
        )}
      />
      {discard.question}
      <LeaveGuard active={count > 0} texts={fileTexts} />
    </Dialog>
  );
}
