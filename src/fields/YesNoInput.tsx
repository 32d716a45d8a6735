import { FormControl, FormHelperText, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { missing } from '../../domain/format/parsed';
import { moveByKey } from './arrow-keys';
import { GroupLabel } from './GroupLabel';
import { type FieldInputProps, useFieldControl } from './useFieldControl';

type Answer = boolean | 'none';

const answers = [
  { value: true, text: 'ra.boolean.true' },
  { value: false, text: 'ra.boolean.false' },
] as const;

/**
 * Yes, no, or unanswered if an answer is optional. Clicking the selected answer again clears it.
 * One tab stop: arrow keys and first letters choose, Backspace clears.
 */
export function YesNoInput(props: FieldInputProps) {
  const translate = useTranslate();
  const isRtl = useTheme().direction === 'rtl';
  const { field, label, error, help } = useFieldControl(props);
  const id = useId();
  const { required = false, disabled = false } = props;
  const value: Answer = typeof field.value === 'boolean' ? field.value : 'none';
  const none = translate('inputs.notAnswered');
  const choose = (chosen: Answer): void => field.onChange(typeof chosen === 'boolean' ? chosen : null);
  const press = (event: MouseEvent, chosen: Answer | null): void => {
    // Enter or Space on the selected answer confirms it; only a click clears it.
    if (chosen !== null || event.detail > 0) choose(chosen ?? 'none');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (disabled) return;
    const isErased = event.key === 'Backspace' || event.key === 'Delete';
    const reached = isErased ? undefined : moveByKey(event, isRtl);
    if (reached) choose(reached.dataset.answer === 'none' ? 'none' : reached.dataset.answer === 'true');
    else if (isErased && !required) choose('none');
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
  };
  const radio = (answer: Answer) => ({
    value: answer,
    role: 'radio',
    'data-answer': String(answer),
    'aria-checked': value === answer,
    'aria-pressed': undefined,
    tabIndex: value === answer || (value === 'none' && answer === true) ? 0 : -1,
  });
  return (
    <FormControl error={error !== undefined} disabled={disabled} required={required}>
      <GroupLabel id={id}>{label}</GroupLabel>
      <ToggleButtonGroup
        exclusive
        role="radiogroup"
        sx={{ alignSelf: 'flex-start' }}
        value={value}
        disabled={disabled}
        aria-labelledby={id}
        aria-required={required}
        {...(error === undefined ? {} : { 'aria-invalid': true })}
        {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
        onChange={press}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        {answers.map((answer, index) => (
          <ToggleButton
            key={answer.text}
            {...radio(answer.value)}
            name={field.name}
            ref={index === 0 ? field.ref : null}
            sx={{ height: 'var(--control)', minWidth: 56 }}
          >
            {translate(answer.text)}
          </ToggleButton>
        ))}
        {!required && (
          <ToggleButton
            {...radio('none')}
            tabIndex={-1}
            aria-label={none}
            title={none}
            sx={{ height: 'var(--control)', minWidth: 40 }}
          >
            {missing}
          </ToggleButton>
        )}
      </ToggleButtonGroup>
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
