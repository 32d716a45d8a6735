import { TextField } from '@mui/material';
import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { codeLabel, isCodeListName } from '../../../domain/loan/codes/code-lists';
import { token } from '../../theme/tokens';
import { Autocomplete } from '../../ui/Autocomplete';
import { type FieldInputProps, specOf, useFieldControl } from '../useFieldControl';
import { useValueText } from '../useValueText';
import { listOf } from './code-list';
import { matchCodes, meantCode } from './match-code';

/** Aligns its arrow with that of a select. */
const arrowAsSelect = {
  '& .MuiAutocomplete-endAdornment.MuiAutocomplete-endAdornment': { right: 'auto', insetInlineEnd: 0 },
  '& .MuiAutocomplete-popupIndicator': { margin: 0, color: token('text-3') },
};

const icon = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const;

/**
 * A code from a long list, typed in part or chosen. On blur, text that matches exactly one code selects it; other text
 * stays and is an error. English labels and codes match in every language.
 */
export function SearchedCodeInput({ codes, ...props }: FieldInputProps & { readonly codes: readonly string[] }) {
  const { code } = useValueText();
  const list = listOf(specOf(props));
  const isKnown = (each: string): boolean => codes.includes(each);
  const { field, label, error, help } = useFieldControl(props, (value) =>
    typeof value === 'string' && value !== '' && !isKnown(value) ? 'not-a-code' : null,
  );
  const value = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const labelOf = (each: string): string => (isKnown(each) ? code(list, each) : each);
  const searched = (each: string): string => `${labelOf(each)} ${isCodeListName(list) ? codeLabel(list, each) : ''}`;
  /** Text typed since an option was chosen. */
  const typed = useRef<string | null>(null);
  return (
    <Autocomplete
      sx={arrowAsSelect}
      options={[...codes]}
      value={value}
      onChange={(_, chosen) => field.onChange(chosen)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'blur') typed.current = reason === 'input' && text !== '' ? text : null;
      }}
      onBlur={() => {
        if (typed.current !== null) field.onChange(meantCode(codes, typed.current, labelOf, searched) ?? typed.current);
        typed.current = null;
        field.onBlur();
      }}
      disabled={props.disabled ?? false}
      autoHighlight
      handleHomeEndKeys
      getOptionLabel={labelOf}
      isOptionEqualToValue={(option, chosen) => option === chosen}
      filterOptions={(_, { inputValue }) => matchCodes(codes, inputValue, searched)}
      popupIcon={<ChevronDown {...icon} />}
      clearIcon={<X {...icon} />}
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
