import { IconButton } from '@mui/material';
import { Calendar } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDate } from '../../domain/format/date';
import { CalendarPopover } from './calendar/CalendarPopover';
import { dateLimits } from './check-field';
import { FieldBox } from './FieldBox';
import type { FieldInputProps } from './useFieldControl';
import { useTypedField } from './useTypedField';

/**
 * A date: typed as MM/DD/YYYY, pasted in other common formats, or chosen from a calendar (also opened by Alt+Down); stored
 * as YYYY-MM-DD (FORMAT-01, -03).
 */
export function DateInput(props: FieldInputProps) {
  const translate = useTranslate();
  const { spec, label, error, help, inputRef, inputName, text, value, onChange, onBlur } = useTypedField(props);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'ArrowDown' || props.disabled) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    onBlur();
  };
  return (
    <>
      <FieldBox
        label={label}
        name={inputName}
        inputRef={inputRef}
        text={text}
        required={props.required}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        inputMode="numeric"
        placeholder="MM/DD/YYYY"
        error={error !== undefined}
        help={help}
        direction="ltr"
        onChange={onChange}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        button={
          <IconButton
            ref={button}
            size="small"
            edge="end"
            disabled={props.disabled ?? false}
            aria-label={translate('inputs.calendar.open')}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <Calendar size={16} strokeWidth={1.6} aria-hidden />
          </IconButton>
        }
      />
      <CalendarPopover
        title={translate('inputs.calendar.title', { label })}
        anchor={isOpen ? button.current : null}
        day={typeof value === 'string' && isDate(value) ? value : null}
        limits={dateLimits(spec, props, new Date())}
        onChoose={(day) => {
          onChange(day);
          close();
        }}
        onClose={close}
      />
    </>
  );
}
