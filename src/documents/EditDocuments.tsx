import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Edoc } from '../../domain/documents/document.schemas';
import { ActionDialog } from './ActionDialog';
import { documentsCalls } from './documents-calls';
import { FilingInputs } from './FilingInputs';
import { type useDocumentRights, useFreshDocuments } from './useDocuments';

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
  const [only] = documents.length === 1 ? documents : [];
  const [filing, setFiling] = useState({
    folderName: shared(documents, ({ folderName }) => folderName) ?? '',
    docType: shared(documents, ({ doc_type }) => doc_type) ?? '',
  });
  const [name, setName] = useState(only?.name.replace(/\.pdf$/i, '') ?? '');
  const [lenderOnly, setLenderOnly] = useState(shared(documents, (each) => each.lenderOnly));
  const changed = documents.map(({ docId, version, ...before }) => ({
    docId,
    version,
    ...(filing.folderName !== '' && filing.folderName !== before.folderName && { folderName: filing.folderName }),
    ...(filing.docType !== '' && filing.docType !== before.doc_type && { docType: filing.docType }),
    ...(only && name !== '' && `${name}.pdf` !== before.name && { name }),
    ...(lenderOnly !== undefined && lenderOnly !== before.lenderOnly && { lenderOnly }),
  }));
  const changes = changed.filter((change) => Object.keys(change).length > 2);
  const save = async (): Promise<void> => {
    await documentsCalls.change(loanNum, changes);
    notify('documents.saved', { type: 'success', messageArgs: { smart_count: changes.length } });
    onClose();
  };
  const isComplete = only === undefined || (filing.folderName !== '' && filing.docType !== '' && name.trim() !== '');
  return (
    <ActionDialog
      title={translate('documents.editTitle', { smart_count: documents.length })}
      actionLabel={translate('dialogs.save')}
      ready={changes.length > 0 && isComplete}
      onAct={save}
      onSettled={refresh}
      onClose={onClose}
    >
      <FilingInputs value={filing} onChange={setFiling} mixed={only === undefined} />
      {only && (
        <TextField
          label={translate('documents.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 170 } }}
        />
      )}
      {rights.isLender && (
        <FormControlLabel
          label={translate('documents.lenderOnlyLong')}
          control={
            <Checkbox
              checked={lenderOnly ?? false}
              indeterminate={lenderOnly === undefined}
              onChange={({ target }) => setLenderOnly(target.checked)}
            />
          }
        />
      )}
    </ActionDialog>
  );
}
