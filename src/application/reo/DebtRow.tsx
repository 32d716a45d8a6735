import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import type { LiabilityRecord } from '../../../domain/loan/records';
import { ChoiceLabel } from '../../fields/Choices';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { knownCalculations } from '../calculations/known-calculations';
import { useCalculationText } from '../calculations/useCalculationText';
import { useDraftLoan } from '../edit/draft';
import { useSection } from '../edit/section-context';
import { liabilityList } from '../layout/liability-layout';
import { useRecordText } from '../parts/useRecordText';

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
    <tr data-checked={checked}>
      <th scope="row">
        <ChoiceLabel
          control={<Checkbox checked={checked} disabled={readOnly} onChange={(_, now) => onCheck(now)} />}
          label={
            <>
              <bdi>{summary.join(' · ')}</bdi>
              {checked && <small>{counts}</small>}
            </>
          }
        />
      </th>
      <td>
        <bdi className="num">{text('liability.balance', debt.balance)}</bdi>
      </td>
      <td>
        <bdi className="num">{text('liability.payment', debt.payment)}</bdi>
      </td>
    </tr>
  );
}
