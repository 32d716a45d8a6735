import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { ActionDialog } from './ActionDialog';
import { documentsCalls } from './documents-calls';
import { type Filing, FilingInputs } from './FilingInputs';
import { type useDocumentRights, useFreshDocuments } from './useDocuments';
import { useSeen } from './useSeen';

/** What the user changed. */
interface Edits extends Partial<Filing> {
  readonly name?: string;
  readonly lenderOnly?: boolean;
}

interface Props {
  readonly loanNum: string;
  readonly documents: readonly Edoc[];
  readonly rights: ReturnType<typeof useDocumentRights>;
  readonly onClose: () => void;
}

/** The value that all of them have; undefined if they differ. */
function shared<T>(documents: readonly Edoc[], read: (document: Edoc) => T): T | undefined {
  const [first, ...others] = documents.map(read);
  return others.every((value) => value === first) ? first : undefined;
}

/** Changes type, folder, name and visibility. Of several documents, what is left empty stays as it is. */
export function EditDocuments({ loanNum, documents, rights, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshDocuments(loanNum);
  const { seen, telling } = useSeen(documents);
  const [only] = seen.length === 1 ? seen : [];
  const [edits, setEdits] = useState<Edits>({});
  const filing = {
    folderName: edits.folderName ?? shared(seen, ({ folderName }) => folderName) ?? '',
    docType: edits.docType ?? shared(seen, ({ doc_type }) => doc_type) ?? '',
  };
  const name = edits.name ?? only?.name.replace(/\.pdf$/i, '') ?? '';
  const lenderOnly = edits.lenderOnly ?? shared(seen, (each) => each.lenderOnly);
  const edit = (more: Edits): void => setEdits((before) => ({ ...before, ...more }));
  // What the user did not touch is not sent, so that it stays as others have it.
  const changed = seen.map(({ docId, version, ...before }) => ({
    docId,
    version,
    ...(edits.folderName && edits.folderName !== before.folderName && { folderName: edits.folderName }),
    ...(edits.docType && edits.docType !== before.doc_type && { docType: edits.docType }),
    ...(only && edits.name && `${edits.name}.pdf` !== before.name && { name: edits.name }),
    ...(edits.lenderOnly !== undefined && edits.lenderOnly !== before.lenderOnly && { lenderOnly: edits.lenderOnly }),
  }));
  const changes = changed.filter((change) => Object.keys(change).length > 2);
  const save = async (): Promise<void> => {
    await telling(() => documentsCalls.change(loanNum, changes));
    notify('documents.saved', { type: 'success', messageArgs: { smart_count: changes.length } });
    onClose();
  };
  const isComplete = only === undefined || (filing.folderName !== '' && filing.docType !== '' && name.trim() !== '');
  return (
    <ActionDialog
      title={translate('documents.editTitle', { smart_count: seen.length })}
      actionLabel={translate('dialogs.save')}
      ready={changes.length > 0 && isComplete}
      dirty={changes.length > 0}
      onAct={save}
      onSettled={refresh}
      onClose={onClose}
    >
      <FilingInputs
        value={filing}
        onChange={(next) =>
          edit({
            ...(next.folderName !== filing.folderName && { folderName: next.folderName }),
            ...(next.docType !== filing.docType && { docType: next.docType }),
          })
        }
        mixed={only === undefined}
      />
      {only && (
        <TextField
          label={translate('documents.name')}
          value={name}
          onChange={({ target }) => edit({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 170, dir: 'auto' } }}
        />
      )}
      {rights.isLender && (
        <FormControlLabel
          label={translate('documents.lenderOnlyLong')}
          control={
            <Checkbox
              checked={lenderOnly ?? false}
              indeterminate={lenderOnly === undefined}
              onChange={({ target }) => edit({ lenderOnly: target.checked })}
            />
          }
        />
      )}
    </ActionDialog>
  );
}
