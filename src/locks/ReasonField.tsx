import { Chip, TextField } from '@mui/material';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { MAX_LOCK_NOTE } from '../../domain/locks/lock-kinds';
import { Row, Stack } from '../ui/layout/primitives';
import { useLockText } from './useLockText';

/** Usual reasons, which are a start of the text. */
const usual = {
  extend: ['title', 'appraisal', 'conditions', 'borrower'],
  cancel: ['withdrawn', 'otherLender', 'property'],
  reprice: ['rate', 'amount', 'value'],
  concession: ['competitor', 'delay', 'error'],
  deny: ['price', 'notEligible', 'documents'],
  suspend: ['question', 'documents', 'pricing'],
  revise: ['error', 'agreed'],
} as const;

export type UsualReasons = keyof typeof usual;

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** Whose usual reasons are offered. */
  readonly of?: UsualReasons;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

/** Why, in the words of its author, with the usual reasons to start from. */
export function ReasonField<Values extends FieldValues>({ control, name, of, label, autoFocus }: Props<Values>) {
  const { t } = useLockText();
  const { field } = useController({ control, name });
  const text: string = field.value ?? '';
  return (
    <Stack gap="s2">
      {of && (
        <Row wrap gap="s2" role="group" aria-label={t('usualReasons')}>
          {usual[of].map((reason) => (
            <Chip
              key={reason}
              size="small"
              variant="outlined"
              label={t(`reasons.${of}.${reason}`)}
              onClick={() => field.onChange([text.trim(), t(`reasons.${of}.${reason}`)].filter(Boolean).join('. '))}
            />
          ))}
        </Row>
      )}
      <TextField
        multiline
        minRows={2}
        maxRows={6}
        fullWidth
        autoFocus={autoFocus}
        label={label ?? t('reason')}
        value={text}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ htmlInput: { maxLength: MAX_LOCK_NOTE, dir: 'auto' } }}
      />
    </Stack>
  );
}
