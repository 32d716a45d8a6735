import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { Box } from '../ui/layout/primitives';
import { TextCell } from './TextCell';
import { useFeesText } from './useFeesText';

/** As much as a fee keeps. */
const LONGEST = 80;

interface Props {
  readonly fee: FeeRecord;
  readonly name: string;
  readonly disabled: boolean;
  readonly onPut: (fee: FeeRecord) => void;
}

/** The name of the company that is paid, which the Closing Disclosure prints beside the fee. */
export function PayeeCell({ fee, name, disabled, onPut }: Props) {
  const { t } = useFeesText();
  const type = (text: string): boolean => {
    const typed = text.trim();
    if (typed.length > LONGEST) return false;
    onPut({ ...fee, ProviderName: typed === '' ? null : typed });
    return true;
  };
  if (disabled && fee.ProviderName === null) return null;
  return (
    <Box size="small" color="text-3" weight={400} maxInlineSize={220} marginInlineStart={-7}>
      <TextCell
        label={t('cellOf', { column: t('columns.payee'), name })}
        value={fee.ProviderName ?? ''}
        placeholder={t('payee')}
        disabled={disabled}
        wrongText={t('payeeTooLong', { most: LONGEST })}
        onType={type}
      />
    </Box>
  );
}
