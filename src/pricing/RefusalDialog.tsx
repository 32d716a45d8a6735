import { Button } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatPercent } from '../../domain/format/percent';
import { ErrorDialog } from '../ui/ErrorDialog';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { priceText } from './figures';
import { ReasonList } from './ReasonList';
import type { Refusal } from './useChooseProgram';
import { usePricingText } from './usePricingText';

/** Shown when the server rejects a selection: the new price or the reasons. Nothing was saved. */
export function RefusalDialog({
  refusal,
  onClose,
}: {
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const id = useId();
  if (refusal === null) return null;
  if (refusal.kind === 'failed')
    return <ErrorDialog error={refusal.error} onClose={onClose} title={t('refused.title')} />;
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>
        {t(refusal.kind === 'moved' ? 'refused.moved' : 'refused.notEligible')}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        {refusal.kind === 'moved' ? (
          <p>
            {t(refusal.now === null ? 'refused.gone' : 'refused.movedText', {
              program: refusal.program,
              rate: formatPercent(refusal.rate),
              was: priceText(refusal.was),
              now: priceText(refusal.now),
            })}
          </p>
        ) : (
          <>
            <p>{t('refused.notEligibleText', { program: refusal.program })}</p>
            <ReasonList reasons={refusal.reasons} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('dialogs.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
