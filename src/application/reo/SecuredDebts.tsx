import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { propertyDebts } from '../../../domain/application/property-debts';
import type { LiabilityRecord } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { token } from '../../theme/tokens';
import { Box, Text } from '../../ui/layout/primitives';
import { useCalculationText } from '../calculations/useCalculationText';
import type { SectionRecord } from '../edit/section-context';
import { ListTotals } from '../parts/ListTotals';
import { DebtRow } from './DebtRow';

const DebtsTable = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  border: token('border'),
  borderRadius: token('r'),
  background: token('surface'),
  '& th, & td': { padding: `${token('s1')} ${token('s3')}`, textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-of-type': { inlineSize: '100%', textAlign: 'start', whiteSpace: 'normal' },
  '& thead th': { color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500 },
  '& :is(tbody, tfoot) tr': { borderBlockStart: token('border') },
  '& tbody th': { padding: 0, fontWeight: 400 },
  '& tbody [data-checked="false"] :is(td, label)': { color: token('text-3') },
  '& label': { marginInlineStart: 0 },
  '& label bdi': { overflowWrap: 'anywhere' },
  '& label small': { display: 'block', color: token('text-3'), fontSize: token('fs-small') },
  '& tfoot :is(th, td)': { paddingBlock: token('s2'), fontWeight: 600 },
  '@container (max-width: 599px)': {
    '& th, & td': { padding: `${token('s1')} ${token('s2')}`, fontSize: token('fs-small') },
    '& thead th': { whiteSpace: 'normal' },
  },
});

const netRent = ['propertyRent'] as const;

/** Mortgages and liens of an owned property: the debts it secures, their totals and its net rent. */
export function SecuredDebts({ property }: { readonly property: string }) {
  const translate = useTranslate();
  const { label, text } = useFieldLabels();
  const { t } = useCalculationText();
  const { setValue } = useFormContext<SectionRecord>();
  const liabilities: readonly LiabilityRecord[] = useWatch<SectionRecord, 'liabilities'>({ name: 'liabilities' }) ?? [];
  const { debts, balance, payment } = propertyDebts(liabilities, property);
  const secure = (debt: LiabilityRecord, secured: boolean): void =>
    setValue(`liabilities.${liabilities.indexOf(debt)}.reoId`, secured ? property : null, { shouldDirty: true });
  return (
    <div>
      <h3>{translate('applicationRecords.secured.title')}</h3>
      <Text as="p" marginBlockEnd="s2" color="text-3">
        {translate(`applicationRecords.secured.${debts.length > 0 ? 'help' : 'none'}`)}
      </Text>
      {debts.length > 0 && (
        <DebtsTable>
          <thead>
            <tr>
              <th scope="col">{translate('applicationRecords.secured.debt')}</th>
              <th scope="col">{label('liability.balance')}</th>
              <th scope="col">{label('liability.payment')}</th>
            </tr>
          </thead>
          <tbody>
            {debts.map((debt) => (
              <DebtRow
                key={debt.id}
                debt={debt}
                checked={debt.reoId === property}
                onCheck={(secured) => secure(debt, secured)}
              />
            ))}
          </tbody>
          {balance !== undefined && (
            <tfoot>
              <tr>
                <th scope="row">{t('together')}</th>
                <td>
                  <bdi className="num">{text('liability.balance', balance)}</bdi>
                </td>
                <td>
                  <bdi className="num">{text('liability.payment', payment)}</bdi>
                </td>
              </tr>
            </tfoot>
          )}
        </DebtsTable>
      )}
      <Box marginBlockStart="s2">
        <ListTotals keys={netRent} of={property} monthly />
      </Box>
    </div>
  );
}
