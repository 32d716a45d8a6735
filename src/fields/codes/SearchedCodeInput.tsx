import { Autocomplete, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { ChevronDown, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { token } from '../../theme/tokens';
import { type FieldInputProps, useFieldControl } from '../useFieldControl';
import { useFieldWords } from '../useFieldWords';
import { listOf } from './code-list';
import { matchCodes } from './match-code';

/** Its arrow stands where that of a select stands. */
const Search = styled(Autocomplete<string>)({
  '& .MuiAutocomplete-endAdornment.MuiAutocomplete-endAdornment': { right: 'auto', insetInlineEnd: 0 },
  '& .MuiAutocomplete-popupIndicator': { margin: 0, color: token('text-3') },
});

/** One of a long coded list: typed in part, or chosen. What is typed and left takes the first match. */
export function SearchedCodeInput({ codes, ...props }: FieldInputProps & { readonly codes: readonly string[] }) {
  const translate = useTranslate();
  const { code } = useFieldWords();
  const { spec, field, label, error, help } = useFieldControl(props);
  const list = listOf(spec);
  const value = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const words = (each: string): string => code(list, each);
  return (
    <Search
      options={value !== null && !codes.includes(value) ? [value, ...codes] : [...codes]}
      value={value}
      onChange={(_, chosen) => field.onChange(chosen)}
      onBlur={field.onBlur}
      disabled={props.disabled ?? false}
      autoHighlight
      autoSelect
      handleHomeEndKeys
      getOptionLabel={words}
      filterOptions={(options, { inputValue }) => matchCodes(options, inputValue, words)}
      noOptionsText={translate('inputs.noMatch')}
      openText={translate('inputs.open')}
      closeText={translate('inputs.close')}
      clearText={translate('inputs.clear')}
      popupIcon={<ChevronDown size={14} strokeWidth={1.6} aria-hidden />}
      clearIcon={<X size={14} strokeWidth={1.6} aria-hidden />}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          name={field.name}
          inputRef={field.ref}
          required={props.required ?? false}
          autoFocus={props.autoFocus ?? false}
          error={error !== undefined}
          helperText={help}
        />
      )}
    />
  );
}
