import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

/** Something to know, or what went wrong. */
export const Message = ({ kind, children }: { readonly kind: 'bad' | 'ok' | 'info'; readonly children: ReactNode }) => (
  <p className={`sign-message ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
    {children}
  </p>
);

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'value'> {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | null | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A labeled input with its help and its error. */
export function Field({ label, help, error, onValue, inputRef, ...input }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="sign-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={inputRef}
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      {help && (
        <small id={`${id}-help`}>
          <bdi>{help}</bdi>
        </small>
      )}
      {error && (
        <small id={`${id}-error`} className="bad" role="alert">
          {error}
        </small>
      )}
    </div>
  );
}

interface ButtonProps {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The one main button of a form. */
export const Submit = ({ busy, disabled = false, children }: ButtonProps) => (
  <button className="sign-button main" type="submit" disabled={busy || disabled} aria-busy={busy}>
    {busy && <span className="sign-spinner" aria-hidden="true" />}
    {children}
  </button>
);
