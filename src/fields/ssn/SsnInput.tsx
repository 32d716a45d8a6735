import { useTranslate } from 'react-admin';
import { isMaskedSsn } from '../../../domain/format/ssn';
import { FieldBox } from '../FieldBox';
import type { FieldInputProps } from '../useFieldControl';
import { useTypedField } from '../useTypedField';
import { RevealButton } from './RevealButton';
import { typedOver } from './typed-over';
import { useReveal } from './useReveal';

/** The application that a form path belongs to: 1 for `applicants.1.aBSsn`, otherwise 0. */
const applicantOf = (source: string): number => Number(/^applicants\.(\d+)\./.exec(source)?.[1] ?? 0);

/**
 * A Social Security number. The stored one shows its last four digits, or all of them on request if `loanNum` is given; a new
 * number is typed over it.
 */
export function SsnInput(props: FieldInputProps) {
  const translate = useTranslate();
  const typed = useTypedField(props);
  const { value, text, onChange, onBlur, error } = typed;
  const onFile = typeof value === 'string' && isMaskedSsn(value) ? value : null;
  const applicant = applicantOf(props.source ?? props.name);
  const reveal = useReveal({ loanNum: props.loanNum, applicant, field: props.name });
  const isShown = onFile !== null && reveal.number !== null;
  return (
    <FieldBox
      label={typed.label}
      className="masked"
      name={typed.inputName}
      inputRef={typed.inputRef}
      text={isShown ? (reveal.number ?? '') : text}
      required={props.required}
      disabled={props.disabled}
      readOnly={props.readOnly || isShown}
      autoFocus={props.autoFocus}
      inputMode="numeric"
      placeholder="###-##-####"
      error={error !== undefined || reveal.failure !== null}
      help={reveal.failure ?? (isShown ? translate('inputs.ssn.help') : typed.help)}
      direction="ltr"
      onFocus={(event) => onFile !== null && event.target.select()}
      onChange={(next) => onChange(onFile === null ? next : typedOver(onFile, next))}
      onBlur={onBlur}
      button={
        onFile !== null &&
        reveal.canShow && (
          <RevealButton
            isShown={isShown}
            isAsking={reveal.isAsking}
            disabled={props.disabled}
            onShow={() => void reveal.show()}
            onHide={reveal.hide}
            buttonRef={reveal.button}
          />
        )
      }
    />
  );
}
