import type { Cents } from '../../../domain/numbers/fixed';
import type { LoanRecord } from '../../shell/loan/useLoan';
import { Stack, Text } from '../../ui/layout/primitives';
import type { FeeSheet } from '../fee-lines';
import { Adjustments } from './Adjustments';
import { CashForms, Contributions, TransactionSummary } from './ClosingSummary';
import { ImportantDates } from './ImportantDates';
import { LoanTerms } from './LoanTerms';
import { Prorations } from './Prorations';
import { useClosingText } from './useClosingText';

interface Props {
  readonly loan: LoanRecord;
  readonly sheet: FeeSheet;
  readonly payoffs: Cents;
  readonly editable: boolean;
}

/** What is settled at closing besides the fees, and what follows for each party. */
export function ClosingPart({ loan, sheet, payoffs, editable }: Props) {
  const t = useClosingText();
  return (
    <Stack gap="s4">
      <Text as="h2" size="h3" weight={600} id="closing">
        {t('title')}
      </Text>
      <Adjustments loan={loan} editable={editable} />
      <Prorations loan={loan} editable={editable} />
      <TransactionSummary loan={loan} sheet={sheet} payoffs={payoffs} />
      <CashForms loan={loan} sheet={sheet} payoffs={payoffs} editable={editable} />
      <Stack gap="s4" fromLg={{ columns: '1fr 1fr' }} align="start">
        <Stack gap="s4" minInlineSize={0}>
          <ImportantDates loan={loan} editable={editable} />
          <Contributions loan={loan} />
        </Stack>
        <LoanTerms loan={loan} />
      </Stack>
    </Stack>
  );
}
