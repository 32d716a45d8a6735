import { Autocomplete, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { type ConditionCategory, conditionCategories } from '../../domain/underwriting/condition-categories';
import { documentTypeNames } from '../../domain/underwriting/condition-document-types';
import { MAX_ACCEPTED, MAX_DESCRIPTION } from '../../domain/underwriting/condition-limits';

/** What a condition asks for. */
export interface Terms {
  readonly cat: ConditionCategory;
  readonly description: string;
  readonly accepts: readonly string[];
}

export const NO_TERMS: Terms = { cat: 'PTD', description: '', accepts: [] };

/** The inputs of a condition: category, text and accepted document types. */
export function TermInputs({ required = true }: { readonly required?: boolean }) {
  const translate = useTranslate();
  const cat = useController<Terms, 'cat'>({ name: 'cat' }).field;
  const text = useController<Terms, 'description'>({
    name: 'description',
    rules: { validate: (value) => !required || value.trim() !== '' || 'Required' },
  });
  const accepts = useController<Terms, 'accepts'>({ name: 'accepts' }).field;
  return (
    <>
      <TextField
        select
        label={translate('conditions.terms.cat')}
        value={cat.value}
        onChange={cat.onChange}
        inputRef={cat.ref}
      >
        {conditionCategories.map((each) => (
          <MenuItem key={each} value={each}>
            {each} – {translate(`conditions.categories.${each.replace(' ', '')}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        autoFocus
        multiline
        minRows={2}
        required={required}
        label={translate('conditions.terms.description')}
        value={text.field.value}
        onChange={text.field.onChange}
        onBlur={text.field.onBlur}
        inputRef={text.field.ref}
        error={text.fieldState.error !== undefined}
        helperText={text.fieldState.error?.message}
        slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION, dir: 'auto' } }}
      />
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={documentTypeNames as readonly string[]}
        value={[...accepts.value]}
        getOptionDisabled={() => accepts.value.length >= MAX_ACCEPTED}
        onChange={(_event, chosen) => accepts.onChange(chosen)}
        renderInput={(input) => (
          <TextField
            {...input}
            label={translate('conditions.terms.accepts')}
            helperText={translate('conditions.terms.acceptsHelp')}
          />
        )}
      />
    </>
  );
}
