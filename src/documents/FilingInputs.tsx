import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { documentFolders, folderOfType } from '../../domain/documents/document-types';

export interface Filing {
  readonly folderName: string;
  readonly docType: string;
}

interface NameProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly placeholder: string | undefined;
  readonly size: 'small' | 'medium';
  readonly onChange: (value: string) => void;
}

/** A name from a list that opens in full whatever the input says; another one can be typed. */
function NameInput({ label, value, options, placeholder, size, onChange }: NameProps) {
  return (
    <Autocomplete
      freeSolo
      disableClearable
      forcePopupIcon
      size={size}
      options={options}
      value={value}
      inputValue={value}
      onInputChange={(_event, next) => next !== value && onChange(next)}
      sx={{ flex: 1, minInlineSize: 180 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder ?? ''}
          slotProps={{ htmlInput: { ...params.inputProps, maxLength: 80, dir: 'auto' } }}
        />
      )}
    />
  );
}

interface Props {
  readonly value: Filing;
  readonly onChange: (value: Filing) => void;
  /** Shown in an empty input: the documents have different values. */
  readonly mixed?: boolean;
  readonly size?: 'small' | 'medium';
}

const folders = documentFolders.map(({ name }) => name);

/** Folder and type of a document. The folder follows the type; other types than those offered can be typed. */
export function FilingInputs({ value, onChange, mixed = false, size = 'medium' }: Props) {
  const translate = useTranslate();
  const placeholder = mixed ? translate('documents.mixed') : undefined;
  const offered = documentFolders.find(({ name }) => name === value.folderName)?.types ?? [];
  const types = documentFolders.flatMap((folder) => folder.types);
  return (
    <>
      <NameInput
        {...{ size, placeholder }}
        label={translate('documents.type')}
        value={value.docType}
        options={[...new Set([...offered, ...types])]}
        onChange={(docType) => onChange({ docType, folderName: folderOfType(docType) ?? value.folderName })}
      />
      <NameInput
        {...{ size, placeholder }}
        label={translate('documents.folder')}
        value={value.folderName}
        options={folders}
        onChange={(folderName) => onChange({ ...value, folderName })}
      />
    </>
  );
}
