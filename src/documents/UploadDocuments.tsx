import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { MAX_DOCUMENTS_AT_ONCE } from '../../domain/loan/upload-limits';
import { LeaveGuard } from '../crud/saving/LeaveGuard';
import { fileTexts } from '../crud/saving/leave-texts';
import { useDiscardQuestion } from '../crud/saving/useDiscardQuestion';
import { Note } from '../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { UploadBox } from '../ui/UploadBox';
import { addFiles } from '../ui/useFileChoice';
import { documentsCalls } from './documents-calls';
import { FileFilings } from './FileFilings';
import { type Filing, FilingInputs } from './FilingInputs';
import { filingsOf, isFiled, type TypedFilings, unsortedIn, withFilings } from './file-filings';
import { type useDocumentRights, useFreshDocuments } from './useDocuments';

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
  const limits = { max: replaces ? 1 : MAX_DOCUMENTS_AT_ONCE, accept: '.pdf' };
  const [chosen, setChosen] = useState(() => addFiles([], files ?? [], limits).files);
  const [typed, setTyped] = useState<TypedFilings>(new Map());
  /** Typed before a file was chosen, or known from the document that is replaced. */
  const [given, setGiven] = useState<Filing | undefined>(
    replaces && { folderName: replaces.folderName, docType: replaces.doc_type },
  );
  const fallback = given ?? unsortedIn(folder);
  const choices = filingsOf(chosen, typed, given, fallback);
  const filing = choices[0]?.filing ?? fallback;
  const file = (which: readonly File[], changes: Partial<Filing>): void =>
    setTyped((before) => withFilings(before, choices, which, changes));
  const discard = useDiscardQuestion({ active: chosen.length > 0, onDiscard: onClose, texts: fileTexts });
  const [lenderOnly, setLenderOnly] = useState(replaces?.lenderOnly ?? false);
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
        disabled={![...choices, { filing }].every(isFiled)}
        {...(files ? { initial: files } : {})}
        onChoose={setChosen}
        send={async (sent, options) => {
          const body = {
            ...filing,
            ...(choices.length > 1 ? { filings: JSON.stringify(choices.map((each) => each.filing)) } : {}),
            ...(lenderOnly ? { lenderOnly: 'true' as const } : {}),
            ...(replaces ? { replaces: replaces.id, version: replaces.version } : {}),
          };
          const [first] = await documentsCalls.add(loanNum, sent, body, options);
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
              {choices.length > 1 ? (
                <FileFilings choices={choices} onFile={file} />
              ) : (
                <FilingInputs
                  value={filing}
                  onChange={(next) => (chosen.length === 0 ? setGiven(next) : file(chosen, next))}
                />
              )}
              {choices.length === 1 && choices[0]?.suggested && <Note as="p">{translate('documents.suggested')}</Note>}
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
      <LeaveGuard active={chosen.length > 0} texts={fileTexts} />
    </Dialog>
  );
}
