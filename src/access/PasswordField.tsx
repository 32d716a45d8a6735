import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useAccessTexts } from './AccessTexts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  /** Of a new password; absent for the current one. */
  readonly id?: string;
  readonly label?: string;
  readonly describedBy?: string;
}

/** A password input with a show/hide button. */
export function PasswordField({ value, onChange, disabled, ref, id, label, describedBy }: Props) {
  const { signIn } = useAccessTexts().texts;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="access-field">
      <label htmlFor={id ?? 'password'}>{label ?? signIn.password}</label>
      <div className="access-input">
        <input
          ref={ref}
          id={id ?? 'password'}
          type={shown ? 'text' : 'password'}
          autoComplete={id ? 'new-password' : 'current-password'}
          aria-describedby={describedBy}
          required
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className="access-eye" aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon className="icon" aria-hidden="true" />
          <span className="sr-only">{shown ? signIn.hidePassword : signIn.showPassword}</span>
        </button>
      </div>
    </div>
  );
}
