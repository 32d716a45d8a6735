import { providerChoices } from '../../domain/fees/fee-bucket';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { Box } from '../ui/layout/primitives';
import { ChoiceCell } from './ChoiceCell';
import { useFeesText } from './useFeesText';

/** An affiliate of the lender or the broker: its charges may not rise, whoever chose it. */
const AFFILIATE = 'affiliate';

interface Props {
  readonly fee: FeeRecord;
  readonly name: string;
  readonly disabled: boolean;
  readonly onPut: (fee: FeeRecord) => void;
  readonly onFocus: () => void;
}

/** Who provides a service that the borrower may shop for, which decides its bucket. */
export function ProviderCell({ fee, name, disabled, onPut, onFocus }: Props) {
  const { t } = useFeesText();
  const choose = (chosen: string): void => {
    const isAffiliate = chosen === AFFILIATE;
    onPut({ ...fee, isAffiliate, ProviderChoice: isAffiliate ? 'none' : chosen });
  };
  return (
    <Box size="small" color="text-3" weight={400} maxInlineSize={170}>
      <ChoiceCell
        label={t('cellOf', { column: t('columns.provider'), name })}
        value={fee.isAffiliate ? AFFILIATE : fee.ProviderChoice}
        choices={[...providerChoices, AFFILIATE].map((each) => ({ value: each, label: t(`providers.${each}`) }))}
        disabled={disabled}
        onChange={choose}
        onFocus={onFocus}
      />
    </Box>
  );
}
