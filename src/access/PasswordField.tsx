import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useAccessTexts } from './AccessTexts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A password input with a show/hide button. */
export function PasswordField({ value, onChange, disabled, ref }: Props) {
  const { signIn } = useAccessTexts().texts;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="access-field">
      <label htmlFor="password">{signIn.password}</label>
      <div className="access-input">
        <input
          ref={ref}
          id="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
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
