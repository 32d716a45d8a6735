import { Alert, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import type { ProofMethod } from '../../../domain/access/factor.schemas';
import type { Language } from '../../i18n/language';
import { ApiError } from '../../providers/data/api-error';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { PasswordInput } from '../../shell/account/PasswordInput';
import { DialogActions, DialogContent, TextField } from '../../ui/overlays';
import { fill } from '../fill';
import type { MailedPin } from '../verification';
import { type FactorTexts, useFactorTexts } from './factor-texts';
import { hasPasskeys, isCanceled } from './passkey-support';
import { type ProofCalls, type TypedMethod, useProofSteps } from './useProofSteps';

interface Props {
  /** How the user can show who they are, the fastest first. */
  readonly methods: readonly ProofMethod[];
  /** Where a PIN was mailed already. */
  readonly mailed?: MailedPin | undefined;
  readonly calls: ProofCalls;
  readonly onDone: () => void;
  readonly submitLabel: string;
  /** Above the method. */
  readonly lead?: ReactNode;
  /** The button that leaves the dialog. */
  readonly cancel: (busy: boolean) => ReactNode;
}

const switches = {
  passkey: 'usePasskey',
  totp: 'useTotp',
  password: 'usePassword',
  pin: 'usePin',
  recovery: 'useRecovery',
} as const satisfies Record<ProofMethod, keyof FactorTexts>;

const completions = { totp: 'one-time-code', pin: 'one-time-code', recovery: 'off', password: 'current-password' };

function TypedProof({
  method,
  texts,
  ...input
}: {
  readonly method: TypedMethod;
  readonly texts: FactorTexts;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}) {
  const common = { ...input, label: texts[`${method}Code`], autoFocus: true, autoComplete: completions[method] };
  if (method === 'password') return <PasswordInput {...common} />;
  const inputMode = method === 'recovery' ? 'text' : 'numeric';
  return <TextField {...common} slotProps={{ htmlInput: { dir: 'ltr', inputMode, maxLength: 40 } }} />;
}

/** The content of a dialog in which the user shows who they are, with any of their methods. */
export function ProofForm({ methods, mailed, calls, onDone, submitLabel, lead, cancel }: Props) {
  const texts = useFactorTexts(useLocale() as Language);
  const errorText = useErrorText();
  const ways = methods.filter((method) => method !== 'passkey' || hasPasskeys());
  const steps = useProofSteps({ ways, mailed, calls, onDone });
  const { chosen, typed, busy, failure } = steps;
  if (!texts) return null;
  const textOf = (error: unknown): string => {
    if (isCanceled(error)) return texts.passkeyCanceled;
    return chosen === 'passkey' && !(error instanceof ApiError) ? texts.passkeyWrong : errorText(error);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void steps.submit();
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 4, pt: '8px !important' }}>
        {lead}
        {failure !== null && (
          <Alert severity="error" role="alert">
            <bdi>{textOf(failure)}</bdi>
          </Alert>
        )}
        <Typography role={chosen === 'pin' ? 'status' : undefined}>
          {chosen === undefined ? texts.none : fill(texts[chosen], { email: steps.mailed?.email ?? '' })}
        </Typography>
        {chosen === 'pin' && steps.mailed?.attempt && (
          <Typography>{fill(texts.mailedFor, { attempt: steps.mailed.attempt })}</Typography>
        )}
        {chosen !== undefined && chosen !== 'passkey' && (
          <TypedProof
            key={chosen}
            method={chosen}
            texts={texts}
            value={typed}
            disabled={busy}
            onChange={(event) => steps.type(event.target.value)}
          />
        )}
        {ways
          .filter((way) => way !== chosen)
          .map((way) => (
            <Button
              key={way}
              size="small"
              sx={{ justifySelf: 'start' }}
              disabled={busy}
              onClick={() => void steps.choose(way)}
            >
              {texts[switches[way]]}
            </Button>
          ))}
      </DialogContent>
      <DialogActions>
        {cancel(busy)}
        <Button type="submit" variant="contained" loading={busy} disabled={!steps.isComplete}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
