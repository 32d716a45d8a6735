import { Alert, FormControlLabel, Switch, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Controller, useFormContext } from 'react-hook-form';
import { NoIntervalError, nextPollIn } from '../../domain/aus/poll-interval';
import type { AusSystem } from '../../domain/aus/systems';
import type { LoanDocument } from '../../domain/loan/document';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { queryKeys } from '../providers/data/query-keys';
import { Note, Stack } from '../ui/layout/primitives';
import { MenuItem } from '../ui/overlays';
import { AgencyInputs } from './AgencyInputs';
import { ausCalls } from './aus-calls';
import { bodyOf, communities, emptyForm, isDesktop, lpaBodyOf, type SubmitForm } from './submit-form';
import { useAusText } from './useAusText';

function DesktopInputs() {
  const { t } = useAusText();
  const translate = useTranslate();
  const { control } = useFormContext<SubmitForm>();
  return (
    <>
      <Controller
        control={control}
        name="isCopyLiabilities"
        render={({ field: { value, onChange } }) => (
          <Stack gap="0">
            <FormControlLabel
              sx={{ marginInlineStart: 0, gap: 1 }}
              control={<Switch checked={value} onChange={(_event, on) => onChange(on)} />}
              label={t('submit.copyLiabilities')}
            />
            <Note>{t('submit.copyLiabilitiesHelp')}</Note>
          </Stack>
        )}
      />
      <Controller
        control={control}
        name="community"
        render={({ field: { value, onChange } }) => (
          <TextField select label={t('submit.community')} value={value} onChange={onChange}>
            {communities.map((code) => (
              <MenuItem key={code} value={code}>
                {translate(`codes.sFannieCommunityLendingT.${code}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
    </>
  );
}

/** The key of what is entered, so that a click after a lost answer submits nothing more. */
function useKey(): (form: SubmitForm) => string {
  const sent = useRef<{ readonly form: string; readonly key: string }>(undefined);
  return (form) => {
    const text = JSON.stringify(form);
    if (sent.current?.form !== text) sent.current = { form: text, key: crypto.randomUUID() };
    return sent.current.key;
  };
}

interface Props {
  readonly loanNum: string;
  readonly loan: LoanDocument;
  readonly system: AusSystem;
  /** How many values a submission still needs. */
  readonly needs: number;
  readonly onClose: () => void;
}

/** Submits the loan to a system. The submission goes on when the page is closed. */
export function SubmitDialog({ loanNum, loan, system, needs, onClose }: Props) {
  const { t } = useAusText();
  const notify = useNotify();
  const client = useQueryClient();
  // Kept apart from the form, whose draft is stored.
  const [password, setPassword] = useState('');
  const keyOf = useKey();
  const save = async (form: SubmitForm): Promise<void> => {
    const key = keyOf(form);
    try {
      if (system === 'LPA') {
        const started = await ausCalls.startLpa(loanNum, { ...lpaBodyOf(form, password), key });
        if (nextPollIn(started) === null) throw new NoIntervalError();
      } else {
        const submit = system === 'DU' ? ausCalls.underwriter : ausCalls.originator;
        const { state, run } = await submit(loanNum, { ...bodyOf(form, password), key });
        if (state === 'complete' && run) {
          notify('aus.submit.done', { type: 'success', messageArgs: { system, outcome: run.outcome } });
        }
      }
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) });
      void client.invalidateQueries({ queryKey: queryKeys.records('loans') });
    }
  };
  return (
    <SaveDialog<SubmitForm>
      draft={`aus:${system}:${loanNum}`}
      title={t('submit.title', { system })}
      defaultValues={emptyForm(loan)}
      saveLabel={t('submit.save', { system })}
      onSave={save}
      onClose={onClose}
    >
      <Alert severity="info">{t('simulationLong')}</Alert>
      {needs > 0 && <Alert severity="warning">{t('submit.needs', { smart_count: needs })}</Alert>}
      <AgencyInputs loan={loan} password={password} onPassword={setPassword} />
      {isDesktop(system) && <DesktopInputs />}
    </SaveDialog>
  );
}
