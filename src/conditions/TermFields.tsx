import { Autocomplete, TextField } from '@mui/material';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { type ConditionCategory, conditionCategories } from '../../domain/underwriting/condition-categories';
import { documentTypeNames } from '../../domain/underwriting/condition-document-types';
import { MAX_ACCEPTED, MAX_DESCRIPTION } from '../../domain/underwriting/condition-limits';
import { MenuItem } from '../ui/overlays';

/** What a condition asks for. */
export interface Terms {
  readonly cat: ConditionCategory;
  readonly description: string;
  readonly accepts: readonly string[];
}

export const NO_TERMS: Terms = { cat: 'PTD', description: '', accepts: [] };

/** A category with what it means: 'PTD – Prior to documents'. */
export function useCategoryText(): (cat: ConditionCategory) => string {
  const translate = useTranslate();
  return (cat) => `${cat} – ${translate(`conditions.categories.${cat.replace(' ', '')}`)}`;
}

interface Props {
  readonly terms: Terms;
  readonly onChange: (changes: Partial<Terms>) => void;
  readonly onBlur?: () => void;
  /** What is wrong with the text. */
  readonly problem?: string | undefined;
  readonly autoFocus?: boolean;
  readonly textRef?: Ref<HTMLElement>;
}

/** The inputs of a condition: category, text and accepted document types. */
export function TermFields({ terms, onChange, onBlur, problem, autoFocus = false, textRef }: Props) {
  const translate = useTranslate();
  const categoryText = useCategoryText();
  return (
    <>
      <TextField
        select
        label={translate('conditions.terms.cat')}
        value={terms.cat}
        onChange={(event) =>
          onChange({ cat: conditionCategories.find((each) => each === event.target.value) ?? terms.cat })
        }
      >
        {conditionCategories.map((each) => (
          <MenuItem key={each} value={each}>
            {categoryText(each)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        autoFocus={autoFocus}
        multiline
        minRows={2}
        required
        label={translate('conditions.terms.description')}
        value={terms.description}
        onChange={(event) => onChange({ description: event.target.value })}
        {...(onBlur && { onBlur })}
        {...(textRef && { inputRef: textRef })}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION, dir: 'auto' } }}
      />
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={documentTypeNames as readonly string[]}
        value={[...terms.accepts]}
        getOptionDisabled={() => terms.accepts.length >= MAX_ACCEPTED}
        onChange={(_event, accepts) => onChange({ accepts })}
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
