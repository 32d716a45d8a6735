import { TextField, type TextFieldProps } from '@mui/material';
import { styled, useTheme } from '@mui/material/styles';
import { type FocusEventHandler, type KeyboardEventHandler, memo, type ReactNode, type Ref } from 'react';
import { token } from '../theme/tokens';
import { type ElementProps, Text } from '../ui/layout/primitives';
import { visuallyHidden } from '../ui/layout/style-css';
import type { LayoutProps } from '../ui/layout/style-props';
import { TextLine, TextLines } from './text-control';

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

export interface FieldLook {
  readonly label: string;
  readonly className?: string;
  /** The label is only for screen readers, because the unit says the same. */
  readonly labelHidden?: boolean;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
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
}

export interface FieldHandlers {
  readonly onChange: (text: string) => void;
  readonly onBlur: FocusEventHandler;
  readonly onFocus: FocusEventHandler<HTMLInputElement>;
  readonly onKeyDown: KeyboardEventHandler;
}

interface Props extends FieldLook, FieldHandlers {
  readonly firstText: string;
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

/** A text field except for its text. It is not rendered again for a letter: that would take most of the time until the letter shows. */
export const FieldFrame = memo(function FieldFrame({ onChange, onBlur, onFocus, onKeyDown, ...props }: Props) {
  const { readOnly = false, numeric = false, start, end, button, lines } = props;
  const isRtl = useTheme().direction === 'rtl';
  // `$` and `%` follow the direction of the digits; a word such as "months" follows the language.
  const isFigure = numeric && (start !== undefined || end === '%');
  return (
    <InputFrame
      label={props.label}
      {...(props.className === undefined ? {} : { className: props.className })}
      {...(props.name === undefined ? {} : { name: props.name })}
      {...(props.inputRef === undefined ? {} : { inputRef: props.inputRef })}
      defaultValue={props.firstText}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
      autoFocus={props.autoFocus ?? false}
      placeholder={props.placeholder ?? ''}
      multiline={lines !== undefined}
      error={props.error ?? false}
      helperText={props.help}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onFocus={onFocus as NonNullable<TextFieldProps['onFocus']>}
      slotProps={{
        inputLabel: props.labelHidden ? { sx: visuallyHidden } : {},
        htmlInput: {
          inputMode: props.inputMode,
          dir: props.direction,
          autoComplete: 'off',
          readOnly,
          ...(lines ? { minRows: lines, maxRows: 12 } : {}),
          style: {
            textAlign: alignment(numeric, isRtl),
            ...(numeric ? { fontVariantNumeric: 'tabular-nums' } : {}),
          },
        },
        input: {
          ...{ 'data-read-only': readOnly },
          inputComponent: lines === undefined ? TextLine : TextLines,
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
});
