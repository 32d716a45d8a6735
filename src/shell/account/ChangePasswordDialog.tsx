import { Alert, Button, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { passwordOwnerOf } from '../../access/password-strength';
import { usePasswordStrength } from '../../access/usePasswordStrength';
import { useSessionUser } from '../../access/useSessionUser';
import { ApiError } from '../../providers/data/api-error';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useMessageText } from '../../providers/i18n/useMessageText';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/overlays';
import { PasswordMeter, strengthWord } from '../../ui/PasswordMeter';
import { shellCalls } from '../shell-calls';
import { PasswordInput } from './PasswordInput';

interface Values {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly retype: string;
}

type FieldName = keyof Values;

function Strength({ id, control }: { readonly id: string; readonly control: Control<Values> }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const user = useSessionUser();
  const owner = useMemo(() => user && passwordOwnerOf(user), [user]);
  const rating = usePasswordStrength(useWatch({ control, name: 'newPassword' }), owner ?? undefined);
  const word = rating ? translate(`access.strength.${strengthWord(rating)}`) : '';
  return (
    <PasswordMeter id={id} rating={rating} text={rating?.problem ? `${word} ${messageText(rating.problem)}` : word} />
  );
}

/** Change Password: three required fields, the new password twice (AUTH-23 to -26). */
export function ChangePasswordDialog({
  username,
  onClose,
  onSaved = onClose,
  why,
  cancel,
}: {
  readonly username: string;
  readonly onClose: () => void;
  /** Called and awaited after the change, instead of closing. */
  readonly onSaved?: () => unknown;
  /** Why the change is required. The dialog then has no other way out than its buttons. */
  readonly why?: string;
  /** Replaces Cancel. */
  readonly cancel?: string;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const messageText = useMessageText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const title = useId();
  const strength = useId();
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Values>({ defaultValues: { oldPassword: '', newPassword: '', retype: '' } });
  const required = translate('shell.password.required');

  const save = async ({ oldPassword, newPassword }: Values): Promise<void> => {
    setFailure(null);
    try {
      await shellCalls.changePassword({ userName: username, oldPassword, newPassword });
      notify('shell.password.saved', { type: 'success' });
      await onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      for (const name of ['oldPassword', 'newPassword'] as const) {
        if (fields[name]) setError(name, { message: messageText(fields[name]) });
      }
      if (Object.keys(fields).length === 0) {
        setFailure(errorText(error) || translate('dialogs.error'));
      }
    }
  };

  const field = (name: FieldName, label: string, autoComplete: string, rules: object) => (
    <PasswordInput
      label={label}
      autoFocus={name === 'oldPassword'}
      autoComplete={autoComplete}
      error={errors[name] !== undefined}
      helperText={errors[name]?.message}
      describedBy={name === 'newPassword' ? strength : undefined}
      disabled={isSubmitting}
      {...register(name, { required, ...rules })}
    />
  );
  return (
    <Dialog open onClose={isSubmitting || why ? undefined : onClose} aria-labelledby={title}>
      <form onSubmit={handleSubmit(save)} noValidate>
        <DialogTitle id={title}>{translate('shell.password.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, pt: '8px !important' }}>
          {why && <Typography>{why}</Typography>}
          {failure && (
            <Alert severity="error" role="alert">
              {failure}
            </Alert>
          )}
          {field('oldPassword', translate('shell.password.old'), 'current-password', {})}
          <div style={{ display: 'grid', gap: 8 }}>
            {field('newPassword', translate('shell.password.new'), 'new-password', {})}
            <Strength id={strength} control={control} />
          </div>
          {field('retype', translate('shell.password.retype'), 'new-password', {
            validate: (value: string, all: Values) =>
              value === all.newPassword || translate('shell.password.mustMatch'),
          })}
          <Typography variant="caption">{translate('shell.password.hint')}</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSubmitting}>
            {cancel ?? translate('dialogs.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={isSubmitting}>
            {translate('shell.password.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
