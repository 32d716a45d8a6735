import { Button, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pacificInstant } from '../../domain/format/pacific-day';
import { Note, Stack } from '../ui/layout/primitives';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { usePricingText } from './usePricingText';

interface Props {
  readonly onChoose: (asOf: string) => void;
  readonly onClose: () => void;
}

/** Chooses a past moment in Pacific time, whose programs and rate sheets price again. */
export function AsOfDialog({ onChoose, onClose }: Props) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const id = useId();
  const [local, setLocal] = useState('');
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('asOf.title')}</DialogTitle>
      <DialogContent>
        <Stack gap="s4">
          <Note as="p">{t('asOf.help')}</Note>
          <TextField
            type="datetime-local"
            label={t('asOf.time')}
            value={local}
            onChange={({ target }) => setLocal(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('dialogs.cancel')}</Button>
        <Button
          variant="contained"
          disabled={local === ''}
          onClick={() => {
            const [day = '', time = ''] = local.split('T');
            onChoose(pacificInstant(day, time).toISOString());
            onClose();
          }}
        >
          {t('asOf.price')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
