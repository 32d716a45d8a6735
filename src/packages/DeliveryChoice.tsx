import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import type { AuditView } from '../../domain/packages/packages.schemas';
import { Note } from '../ui/layout/primitives';
import { usePackageText } from './usePackageText';

/** How a package reaches the borrowers. */
export const deliveries = ['file', 'self', 'notify'] as const;
export type DeliveryKind = (typeof deliveries)[number];

interface Props {
  readonly chosen: DeliveryKind;
  readonly onChoose: (kind: DeliveryKind) => void;
  /** The user may send documents for signature. */
  readonly canNotify: boolean;
  /** The user is outside the lender. */
  readonly isExternal: boolean;
  /** The borrowers who would be notified, and at which address. */
  readonly recipients: AuditView['recipients'];
}

/** To which addresses the package would go. */
function Recipients({ recipients }: Pick<Props, 'recipients'>) {
  const { t } = usePackageText();
  return recipients.map(({ name, email }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the borrowers of an audit stay in their places
    <Note key={place} as="span" display="block">
      <bdi>{name}</bdi>: {email === null ? t('delivery.noEmail') : <bdi dir="ltr">{email}</bdi>}
    </Note>
  ));
}

/** Who delivers the package. */
export function DeliveryChoice({ chosen, onChoose, canNotify, isExternal, recipients }: Props) {
  const { t } = usePackageText();
  const isReachable = recipients.every(({ email }) => email !== null);
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
        const isOff = kind === 'notify' && !(canNotify && isReachable);
        return (
          <FormControlLabel
            key={kind}
            value={kind}
            disabled={isOff}
            control={<Radio size="small" />}
            label={
              <>
                {t(`delivery.${kind}`)}
                {isOff && !canNotify && (
                  <Note as="span" display="block">
                    {t(isExternal ? 'delivery.notifyOff' : 'delivery.notifyRole')}
                  </Note>
                )}
                {kind === 'notify' && canNotify && <Recipients recipients={recipients} />}
              </>
            }
            sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { paddingBlock: '3px' }, marginBlockEnd: '6px' }}
          />
        );
      })}
    </RadioGroup>
  );
}
