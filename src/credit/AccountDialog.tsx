import { Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../providers/i18n/useErrorText';
import { Note, Text } from '../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { type CreditPageData, creditCalls } from './credit-calls';
import { useRefreshCredit } from './useCredit';
import { useCreditText } from './useCreditText';

interface Props {
  readonly loanNum: string;
  readonly data: CreditPageData;
  readonly agency: string;
  readonly onClose: () => void;
}

const longest = { account: 40, login: 80, password: 200 } as const;

/** The user's account with an agency. Its password is not kept as a draft, and never shown again. */
export function AccountDialog({ loanNum, data, agency, onClose }: Props) {
  const { t } = useCreditText();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const refresh = useRefreshCredit(loanNum);
  const id = useId();
  const known = data.agencies.find(({ code }) => code === agency);
  const [values, setValues] = useState({ account: '', login: known?.login ?? '', password: '' });
  const done = async (text: string): Promise<void> => {
    await refresh();
    notify(text, { type: 'success' });
    onClose();
  };
  const save = useMutation({
    mutationFn: () => creditCalls.saveAccount(loanNum, agency, values),
    onSuccess: () => done(t('account.saved')),
  });
  const remove = useMutation({
    mutationFn: () => creditCalls.removeAccount(loanNum, agency),
    onSuccess: () => done(t('account.removed')),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    save.mutate();
  };
  const field = (name: keyof typeof values, type: 'text' | 'password' = 'text') => (
    <TextField
      type={type}
      label={t(`account.${name}`)}
      value={values[name]}
      required={name !== 'account'}
      autoComplete="off"
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: longest[name] } }}
    />
  );
  const error = save.error ?? remove.error;
  const busy = save.isPending || remove.isPending;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form onSubmit={submit} style={{ display: 'contents' }}>
        <DialogTitle id={id}>{t('account.title', { agency: known?.name ?? agency })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, paddingBlockStart: '8px !important' }}>
          {known?.isRefused && (
            <Text as="p" color="bad-text" role="alert">
              {t('account.refused')}
            </Text>
          )}
          {error && (
            <Text as="p" color="bad-text" role="alert">
              {errorText(error)}
            </Text>
          )}
          {field('account')}
          {field('login')}
          {field('password', 'password')}
          <Note as="p">{t(data.isSimulation ? 'account.helpSimulation' : 'account.help')}</Note>
        </DialogContent>
        <DialogActions>
          {known?.login && (
            <Button color="error" disabled={busy} onClick={() => remove.mutate()} sx={{ marginInlineEnd: 'auto' }}>
              {t('account.remove')}
            </Button>
          )}
          <Button onClick={onClose} disabled={busy}>
            {translate('dialogs.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={save.isPending}
            disabled={values.login.trim() === '' || values.password === ''}
          >
            {t('account.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
