import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { Note } from '../ui/layout/primitives';
import { usePackageText } from './usePackageText';

/** How a package reaches the borrowers. */
export const deliveries = ['file', 'self', 'notify'] as const;
export type DeliveryKind = (typeof deliveries)[number];

interface Props {
  readonly chosen: DeliveryKind;
  readonly onChoose: (kind: DeliveryKind) => void;
  /** Documents can be sent for signature. */
  readonly canNotify: boolean;
}

/** Who delivers the package. */
export function DeliveryChoice({ chosen, onChoose, canNotify }: Props) {
  const { t } = usePackageText();
  return (
    <RadioGroup
      aria-label={t('delivery.title')}
      value={chosen}
      onChange={(_, value) => {
        const kind = deliveries.find((each) => each === value);
        if (kind) onChoose(kind);
      }}
    >
      {deliveries.map((kind) => {
        const isOff = kind === 'notify' && !canNotify;
        return (
          <FormControlLabel
            key={kind}
            value={kind}
            disabled={isOff}
            control={<Radio size="small" />}
            label={
              <>
                {t(`delivery.${kind}`)}
                {isOff && (
                  <Note as="span" display="block">
                    {t('delivery.notifyOff')}
                  </Note>
                )}
              </>
            }
            sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { paddingBlock: '3px' }, marginBlockEnd: '6px' }}
          />
        );
      })}
    </RadioGroup>
  );
}
