import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublicationDetail } from '../../../domain/pricing/rate-publication.schemas';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ErrorDialog } from '../../ui/ErrorDialog';
import type { RateActions } from './useRateActions';

/** Withdraws scheduled rates, or rolls back to these rates. */
export function TakeBack({ publication, actions }: { publication: PublicationDetail; actions: RateActions }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const isScheduled = publication.state === 'scheduled';
  const { mutateAsync, isPending, error, reset } = isScheduled ? actions.withdraw : actions.rollBack;
  const what = isScheduled ? 'withdraw' : 'rollBack';
  const confirm = async (): Promise<void> => {
    await mutateAsync().catch(() => undefined);
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{translate(`programs.rates.${what}`)}</Button>
      <ConfirmDialog
        open={asking}
        title={translate(`programs.rates.${what}`)}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {translate(`programs.rates.${what}Text`, { number: publication.number })}
      </ConfirmDialog>
      <ErrorDialog error={error} onClose={reset} />
    </>
  );
}

/** The newest rates have nothing to roll back. Older ones may cover only some programs, so that others have changed since. */
export function canTakeBack({ state, number, latest, programs, inForce, untouched }: PublicationDetail): boolean {
  if (state === 'in-force') return number < latest && (untouched > 0 || inForce < programs);
  return state === 'scheduled' || state === 'replaced';
}
