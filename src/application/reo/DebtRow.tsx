import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import type { LiabilityRecord } from '../../../domain/loan/records';
import { ChoiceLabel } from '../../fields/Choices';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { Box, Note, Text } from '../../ui/layout/primitives';
import type { LayoutProps } from '../../ui/layout/style-props';
import { knownCalculations } from '../calculations/known-calculations';
import { useCalculationText } from '../calculations/useCalculationText';
import { useDraftLoan } from '../edit/draft';
import { useSection } from '../edit/section-context';
import { liabilityList } from '../layout/liability-layout';
import { useRecordText } from '../parts/useRecordText';

/** The column of the names takes the remaining width. */
export const debtColumn: LayoutProps = { inlineSize: '100%', textAlign: 'start', whiteSpace: 'normal' };

interface Props {
  readonly debt: LiabilityRecord;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** Explains whether and why a debt counts toward the loan's debts. */
function useCounts(id: string): string {
  const translate = useTranslate();
  const { t } = useCalculationText();
  const lines = knownCalculations(useDraftLoan()).debts.lines;
  const why = lines.find(({ path }) => path === `liabilities.${id}.payment`)?.why;
  return why ? t(`why.${why}`) : translate('applicationRecords.secured.counts');
}

/** A debt that the property may secure, with a checkbox and the amount that counts. */
export function DebtRow({ debt, checked, onCheck }: Props) {
  const { text } = useFieldLabels();
  const { readOnly } = useSection();
  const summary = useRecordText(liabilityList).summary(debt);
  const counts = useCounts(debt.id);
  return (
    <Box as="tr" color={checked ? undefined : 'text-3'}>
      <Box as="th" scope="row" padding={0} weight={400} {...debtColumn}>
        <ChoiceLabel
          sx={{ marginInlineStart: 0 }}
          control={<Checkbox checked={checked} disabled={readOnly} onChange={(_, now) => onCheck(now)} />}
          label={
            <>
              <Text as="bdi" overflowWrap="anywhere">
                {summary.join(' · ')}
              </Text>
              {checked && (
                <Note as="small" display="block">
                  {counts}
                </Note>
              )}
            </>
          }
        />
      </Box>
      <td>
        <bdi className="num">{text('liability.balance', debt.balance)}</bdi>
      </td>
      <td>
        <bdi className="num">{text('liability.payment', debt.payment)}</bdi>
      </td>
    </Box>
  );
}
