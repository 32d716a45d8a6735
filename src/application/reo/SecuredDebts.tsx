import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { propertyDebts } from '../../../domain/application/property-debts';
import type { LiabilityRecord } from '../../../domain/loan/records';
import { useFieldLabels } from '../../fields/useFieldLabels';
import { Box, Text } from '../../ui/layout/primitives';
import type { LayoutProps } from '../../ui/layout/style-props';
import { Table } from '../../ui/Table';
import { useCalculationText } from '../calculations/useCalculationText';
import type { SectionRecord } from '../edit/section-context';
import { EntryTitle } from '../parts/EntryTitle';
import { ListTotals } from '../parts/ListTotals';
import { DebtRow, debtColumn } from './DebtRow';

const total: LayoutProps = { paddingBlock: 's2', weight: 600 };

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
      <EntryTitle>{translate('applicationRecords.secured.title')}</EntryTitle>
      <Text as="p" marginBlockEnd="s2" color="text-3">
        {translate(`applicationRecords.secured.${debts.length > 0 ? 'help' : 'none'}`)}
      </Text>
      {debts.length > 0 && (
        <Table
          lineAbove
          lineBelow
          lineStart
          lineEnd
          radius="m"
          background="surface"
          cells={{
            padding: 's1 s2',
            size: 'small',
            textAlign: 'end',
            whiteSpace: 'nowrap',
            inWideForm: { padding: 's1 s3', size: 'inherit' },
          }}
          heads={{ whiteSpace: 'normal', inWideForm: { whiteSpace: 'nowrap' } }}
        >
          <thead>
            <tr>
              <Box as="th" scope="col" {...debtColumn}>
                {translate('applicationRecords.secured.debt')}
              </Box>
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
                <Box as="th" scope="row" {...total} {...debtColumn}>
                  {t('together')}
                </Box>
                <Box as="td" {...total}>
                  <bdi className="num">{text('liability.balance', balance)}</bdi>
                </Box>
                <Box as="td" {...total}>
                  <bdi className="num">{text('liability.payment', payment)}</bdi>
                </Box>
              </tr>
            </tfoot>
          )}
        </Table>
      )}
      <Box marginBlockStart="s2">
        <ListTotals keys={netRent} of={property} monthly />
      </Box>
    </div>
  );
}
