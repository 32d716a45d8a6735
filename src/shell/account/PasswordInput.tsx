import { IconButton, TextField, type TextFieldProps } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = Omit<TextFieldProps, 'type' | 'slotProps'> & { readonly describedBy?: string | undefined };

/** A password input with a show/hide button, as on the sign-in pages. */
export function PasswordInput({ describedBy, ...props }: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { 'aria-describedby': describedBy },
        input: {
          endAdornment: (
            <IconButton
              size="small"
              edge="end"
              aria-label={translate(`access.signIn.${shown ? 'hidePassword' : 'showPassword'}`)}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          ),
        },
      }}
    />
  );
}
