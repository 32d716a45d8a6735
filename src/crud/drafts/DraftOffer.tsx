import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { pacificDate } from '../../../domain/format/date';
import { useFormats } from '../../providers/i18n/useFormats';
import { Row } from '../../ui/layout/primitives';
import type { FormDraft } from './useFormDraft';

/** Offers what the user typed into this form before and did not save. */
export function DraftOffer({ draft }: { readonly draft: FormDraft }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { offer, restoring, restore, discardOffer } = draft;
  if (!offer) return null;
  const { id, savedAt } = offer;
  const isToday = pacificDate(savedAt) === pacificDate(new Date());
  const at = isToday ? formats.clock(savedAt) : formats.instant(savedAt);
  return (
    <Alert
      severity="info"
      role="status"
      // In a narrow panel, the buttons are below the text.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Row gap="s2">
          <Button color="inherit" size="small" loading={restoring} onClick={() => void restore(id)}>
            {translate('drafts.restore')}
          </Button>
          <Button color="inherit" variant="text" size="small" disabled={restoring} onClick={() => discardOffer(id)}>
            {translate('dialogs.discard')}
          </Button>
        </Row>
      }
    >
      {translate('drafts.offer', { at })}
    </Alert>
  );
}
