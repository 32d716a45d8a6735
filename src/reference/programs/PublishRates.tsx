import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { useErrorText } from '../../providers/i18n/useErrorText';
import { useFormats } from '../../providers/i18n/useFormats';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Stack } from '../../ui/layout/primitives';
import { Section } from '../../ui/Section';
import { AffectedTable } from './AffectedLoans';
import type { RateActions } from './useRateActions';

interface Props {
  readonly publication: PublicationDetail;
  readonly actions: RateActions;
}

/** Publishes a draft now or at a scheduled Pacific time. */
export function PublishRates({ publication, actions }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { count } = useFormats();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [asking, setAsking] = useState(false);
  const { publish, withdraw } = actions;
  const loans = publication.affected.reduce((sum, { priced, locked }) => sum + priced + locked, 0);
  const effectiveAt = when === 'now' ? null : at;
  const confirm = async (): Promise<void> => {
    await publish.mutateAsync(effectiveAt).catch(() => undefined);
    setAsking(false);
  };
  return (
    <Section title={translate('programs.rates.steps.publish')}>
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        {publish.error !== null && (
          <Alert severity="error" role="alert">
            <bdi>{errorText(publish.error)}</bdi>
          </Alert>
        )}
        <RadioGroup
          aria-label={translate('programs.rates.when')}
          value={when}
          onChange={(event) => setWhen(event.target.value === 'later' ? 'later' : 'now')}
        >
          <FormControlLabel value="now" control={<Radio />} label={translate('programs.rates.now')} />
          <FormControlLabel value="later" control={<Radio />} label={translate('programs.rates.later')} />
        </RadioGroup>
        {when === 'later' && (
          <TextField
            type="datetime-local"
            label={translate('programs.rates.at')}
            helperText={translate('programs.rates.pacific')}
            value={at}
            onChange={(event) => setAt(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button variant="contained" disabled={effectiveAt === ''} onClick={() => setAsking(true)}>
            {translate(when === 'now' ? 'programs.rates.publishNow' : 'programs.rates.schedule')}
          </Button>
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {translate('programs.rates.discard')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title={translate(when === 'now' ? 'programs.rates.publishNow' : 'programs.rates.schedule')}
        confirmLabel={translate('programs.rates.publish')}
        busy={publish.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="s3">
          <p>
            {translate(when === 'now' ? 'programs.rates.confirmNow' : 'programs.rates.confirmLater', {
              smart_count: publication.programs,
              count: publication.programs,
              at: at.replace('T', ' '),
            })}
          </p>
          <p>
            {loans === 0
              ? translate('programs.rates.affected.none')
              : translate('programs.rates.affected.total', { loans: count(loans) })}
          </p>
          {loans > 0 && <AffectedTable affected={publication.affected} isAsking />}
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}
