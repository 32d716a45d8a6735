import { TextField, type TextFieldProps } from '@mui/material';
import { styled, useTheme } from '@mui/material/styles';
import type { FocusEventHandler, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { token } from '../theme/tokens';
import { type ElementProps, Text } from '../ui/layout/primitives';
import { visuallyHidden } from '../ui/layout/style-css';
import type { LayoutProps } from '../ui/layout/style-props';

/** The unit inside the control. It stays on the same side of the digits in every language. */
const Unit = (props: ElementProps<'span'> & Pick<LayoutProps, 'marginInlineStart' | 'marginInlineEnd'>) => (
  <Text flex="none" color="text-3" {...props} />
);

const InputFrame = styled(TextField)({
  '& .MuiOutlinedInput-root[data-read-only="true"]': {
    backgroundColor: token('sunken'),
    '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('line') },
    '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: token('focus') },
  },
  // Padding is set on the control, because the digits inside it run left to right even on a right-to-left page.
  '& .MuiOutlinedInput-root.MuiInputBase-root': { paddingInline: 10 },
  '& .MuiInputBase-input.MuiOutlinedInput-input': { paddingInline: 0 },
});

export interface FieldBoxProps {
  readonly label: string;
  readonly className?: string;
  /** The label is only for screen readers, because the unit says the same. */
  readonly labelHidden?: boolean;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly text: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly error?: boolean;
  readonly help?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'email' | undefined;
  /** Unit before the digits: `$`. */
  readonly start?: string | undefined;
  /** Unit after the digits: `%`, months. */
  readonly end?: string | undefined;
  /** Text direction: left to right for digits and codes, `auto` for words. */
  readonly direction: 'ltr' | 'auto';
  /** Aligns numbers at the end. */
  readonly numeric?: boolean | undefined;
  /** Multiple lines, with this minimum. */
  readonly lines?: number | undefined;
  /** A button at the end of the control. */
  readonly button?: ReactNode;
  readonly onChange?: (text: string) => void;
  readonly onBlur?: FocusEventHandler;
  readonly onFocus?: FocusEventHandler<HTMLInputElement>;
  readonly onKeyDown?: KeyboardEventHandler;
}

/**
 * Text alignment in a control: numbers at the end (left in Arabic), everything else at the side of its label, even Latin text in
 * an Arabic form. Set as an inline style, because style sheets are mirrored for
 * right-to-left pages.
 */
function alignment(numeric: boolean, isRtl: boolean): 'left' | 'right' | undefined {
  if (numeric) return isRtl ? 'left' : 'right';
  return isRtl ? 'right' : undefined;
}

/** The text control shared by all typed inputs: label above, unit inside, help below. */
export function FieldBox(props: FieldBoxProps) {
  const { text, readOnly = false, numeric = false, start, end, button } = props;
  const isRtl = useTheme().direction === 'rtl';
  // `$` and `%` follow the direction of the digits; a word such as "months" follows the language.
  const isFigure = numeric && (start !== undefined || end === '%');
  return (
    <InputFrame
      label={props.label}
      {...(props.className === undefined ? {} : { className: props.className })}
      {...(props.name === undefined ? {} : { name: props.name })}
      {...(props.inputRef === undefined ? {} : { inputRef: props.inputRef })}
      value={text}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      placeholder={props.placeholder ?? ''}
      multiline={props.lines !== undefined}
      {...(props.lines ? { minRows: props.lines, maxRows: 12 } : {})}
      error={props.error ?? false}
      helperText={props.help}
      onChange={(event) => props.onChange?.(event.target.value)}
      {...(props.onBlur ? { onBlur: props.onBlur } : {})}
      {...(props.onKeyDown ? { onKeyDown: props.onKeyDown } : {})}
      {...(props.onFocus ? { onFocus: props.onFocus as NonNullable<TextFieldProps['onFocus']> } : {})}
      slotProps={{
        inputLabel: props.labelHidden ? { sx: visuallyHidden } : {},
        htmlInput: {
          inputMode: props.inputMode,
          dir: props.direction === 'auto' && text === '' ? undefined : props.direction,
          autoComplete: 'off',
          readOnly,
          style: {
            textAlign: alignment(numeric, isRtl),
            ...(numeric ? { fontVariantNumeric: 'tabular-nums' } : {}),
          },
        },
        input: {
          ...{ 'data-read-only': readOnly },
          dir: isFigure ? 'ltr' : undefined,
          startAdornment: start && <Unit marginInlineEnd={6}>{start}</Unit>,
          endAdornment: (end || button) && (
            <>
              {end && <Unit marginInlineStart={6}>{end}</Unit>}
              {button}
            </>
          ),
        },
      }}
    />
  );
}
