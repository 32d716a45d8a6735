import { feeSections } from '../../domain/fees/fee-bucket';
import type { LoanDocument } from '../../domain/loan/document';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { Box, Text } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { FeeRow } from './FeeRow';
import type { FeeSheet } from './fee-lines';
import { feeKey } from './fee-values';
import { SheetSection } from './SheetSection';
import type { CellErrors } from './useCellErrors';
import { useFeesText } from './useFeesText';

interface Props {
  readonly loan: LoanDocument;
  readonly sheet: FeeSheet;
  readonly fees: readonly FeeRecord[];
  readonly editable: boolean;
  readonly cells: CellErrors;
  readonly onPut: (fees: readonly FeeRecord[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onPasteRows: (id: string, rows: string[][]) => void;
}

const columns = [
  { key: 'fee', width: 'auto' },
  { key: 'paidTo', width: 100 },
  { key: 'paidBy', width: 78 },
  { key: 'when', width: 66 },
  { key: 'amount', width: 90, numeric: true },
  { key: 'bucket', width: 60 },
  { key: 'baseline', width: 76, numeric: true },
  { key: 'change', width: 72, numeric: true },
] as const;

/** The worksheet by section of the form, with the lender credits as its last row. */
export function FeeSheetTable({ loan, sheet, fees, editable, cells, onPut, onRemove, onFocus, onPasteRows }: Props) {
  const { t } = useFeesText();
  const { worksheet, goodFaith } = sheet;
  const baselineOf = (id: string): number | undefined =>
    goodFaith ? (goodFaith.baseline.lines.get(id)?.amount ?? 0) : undefined;
  const over = new Set(goodFaith?.tolerance.zero.lines.map(({ id }) => id));
  const { lenderCredit, specificCredits, cureCredit } = worksheet.totals;
  return (
    <Table
      cells={{ padding: '3 s1', size: 'body' }}
      heads={{ paddingBlock: 's2' }}
      edge="s4"
      phoneLabels="above"
      data-sheet
      aria-label={t('sheet')}
      belowMd={{ display: 'block' }}
    >
      <Box as="thead" belowMd={{ display: 'none' }}>
        <tr>
          {columns.map(({ key, width, ...column }) => (
            <Box
              as="th"
              key={key}
              scope="col"
              inlineSize={width}
              data-numeric={'numeric' in column}
              paddingInlineEnd={key === 'amount' ? 11 : undefined}
            >
              {t(`columns.${key}`)}
            </Box>
          ))}
          <Box as="th" scope="col" inlineSize={28}>
            <Text visuallyHidden>{t('columns.actions')}</Text>
          </Box>
        </tr>
      </Box>
      {feeSections.map((section) => {
        const lines = worksheet.lines.filter((line) => line.section === section);
        const baselines = lines.map(({ id }) => baselineOf(id));
        return (
          <SheetSection
            key={section}
            letter={section}
            amount={worksheet.totals.sections[section]}
            baseline={goodFaith && baselines.reduce<number>((sum, each) => sum + (each ?? 0), 0)}
            empty={lines.length === 0}
          >
            {lines.map((line) => (
              <FeeRow
                key={line.id}
                line={line}
                fee={line.source === 'fee' ? fees.find(({ id }) => id === line.id) : undefined}
                baseline={baselineOf(line.id)}
                isOver={over.has(line.id)}
                channel={loan.sBranchChannelT}
                editable={editable}
                problem={cells.messageAt(feeKey(line.id))}
                onWrong={(isWrong) => cells.mark(feeKey(line.id), isWrong)}
                onPut={(fee) => onPut([fee])}
                onRemove={onRemove}
                onFocus={onFocus}
                onPasteRows={onPasteRows}
              />
            ))}
          </SheetSection>
        );
      })}
      <SheetSection
        letter="J"
        amount={0 - lenderCredit - cureCredit}
        baseline={goodFaith && specificCredits - goodFaith.baseline.lenderCredit}
        empty
      >
        {null}
      </SheetSection>
    </Table>
  );
}
