import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useController } from 'react-hook-form';
import { formatDate, parseDate } from '../../../domain/format/date';
import { useRecordFields } from '../../fields/RecordFieldsContext';
import { useRecordLabels } from '../../fields/useRecordLabels';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { WideInput } from '../../ui/InputGrid';

/** A list of dates. An invalid date stays in the input with an error. */
export function DatesInput({ name, help }: { readonly name: string; readonly help: string }) {
  const messageText = useMessageText();
  const { label } = useRecordLabels(useResourceContext() ?? '', useRecordFields());
  const { field, fieldState } = useController({ name });
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const dates: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const add = (text: string): void => {
    const date = parseDate(text);
    setWrong(!date.ok && text.trim() !== '');
    if (!date.ok) return;
    field.onChange([...new Set([...dates, date.value])].toSorted());
    setTyped('');
  };
  const problem = messageText(isWrong ? 'invalid-date' : (fieldState.error?.message ?? ''));
  return (
    <WideInput>
      <Autocomplete
        multiple
        freeSolo
        options={[] as string[]}
        value={[...dates]}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_, next, reason) => {
          if (reason === 'createOption') add(next.at(-1) ?? '');
          else field.onChange(next);
        }}
        onBlur={() => {
          add(typed);
          field.onBlur();
        }}
        getOptionLabel={(date) => formatDate(date, 'long')}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label(name)}
            inputRef={field.ref}
            error={isWrong || fieldState.error !== undefined}
            helperText={problem || help}
          />
        )}
      />
    </WideInput>
  );
}
