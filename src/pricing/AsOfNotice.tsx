import { Alert, Button } from '@mui/material';
import { useFormats } from '../providers/i18n/useFormats';
import { usePricingText } from './usePricingText';

interface Props {
  readonly asOf: string;
  readonly onNow: () => void;
}

/** Says that the page shows the prices of a past moment, and returns to those of now. */
export function AsOfNotice({ asOf, onNow }: Props) {
  const { t } = usePricingText();
  const { instant } = useFormats();
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" variant="text" onClick={onNow}>
          {t('asOf.now')}
        </Button>
      }
    >
      {t('asOf.shown', { time: instant(asOf) })}
    </Alert>
  );
}
