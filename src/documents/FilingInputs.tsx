import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { documentFolders, folderOfType } from '../../domain/documents/document-types';

export interface Filing {
  readonly folderName: string;
  readonly docType: string;
}

interface Props {
  readonly value: Filing;
  readonly onChange: (value: Filing) => void;
  /** Shown in an empty input: the documents have different values. */
  readonly mixed?: boolean;
  readonly size?: 'small' | 'medium';
}

/** Folder and type of a document. The folder follows the type; other types than those offered can be typed. */
export function FilingInputs({ value, onChange, mixed = false, size = 'medium' }: Props) {
  const translate = useTranslate();
  const id = useId();
  const placeholder = mixed ? translate('documents.mixed') : undefined;
  const offered = documentFolders.find(({ name }) => name === value.folderName)?.types;
  const types = documentFolders.flatMap((folder) => folder.types);
  return (
    <>
      <TextField
        size={size}
        label={translate('documents.type')}
        value={value.docType}
        placeholder={placeholder}
        onChange={({ target }) => {
          const docType = target.value;
          onChange({ docType, folderName: folderOfType(docType) ?? value.folderName });
        }}
        slotProps={{ htmlInput: { list: `${id}-types`, maxLength: 80, dir: 'auto' } }}
      />
      <TextField
        size={size}
        label={translate('documents.folder')}
        value={value.folderName}
        placeholder={placeholder}
        onChange={({ target }) => onChange({ ...value, folderName: target.value })}
        slotProps={{ htmlInput: { list: `${id}-folders`, maxLength: 80, dir: 'auto' } }}
      />
      <datalist id={`${id}-types`}>
        {[...new Set([...(offered ?? []), ...types])].map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <datalist id={`${id}-folders`}>
        {documentFolders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
