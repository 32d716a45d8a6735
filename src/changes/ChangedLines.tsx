import type { ReactNode } from 'react';
import { chargesOf, withChange } from '../../domain/disclosure/changes/charges';
import type { CocLine } from '../../domain/loan/fees/coc-record';
import { toCents } from '../../domain/numbers/fixed';
import { amountText, changeText } from '../fees/public';
import type { LoanRecord } from '../shell/loan/useLoan';
import { block, heads, plainRow } from '../ui/layout/phone-cards';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { useChangesText } from './useChanges';

const moved = ({ before, amount }: CocLine): number => toCents(amount) - toCents(before ?? '0.00');

interface ValueProps {
  readonly column: string;
  readonly weight?: 600;
  readonly children: ReactNode;
}

/** An amount of a line; on a phone, with its label. */
function Value({ column, weight, children }: ValueProps) {
  const { t } = useChangesText();
  return (
    <Box as="td" data-numeric="true" data-label={t(column)} weight={weight} belowSm={plainRow.value}>
      {children}
    </Box>
  );
}

function LineRow({ line, baseline }: { readonly line: CocLine; readonly baseline: number | undefined }) {
  const { t, lineName } = useChangesText();
  return (
    <Box as="tr" belowSm={plainRow.card}>
      <Box as="th" scope="row" weight={400} belowSm={plainRow.named}>
        <Text color="text-3">{line.section}</Text> <bdi>{lineName(line)}</bdi>
      </Box>
      <Box as="td" belowSm={plainRow.last}>
        {t(`shortBuckets.${line.bucket}`)}
      </Box>
      <Value column="disclosed">{line.before === null ? '–' : amountText(toCents(line.before))}</Value>
      <Value column="changed" weight={600}>
        {amountText(toCents(line.amount))}
      </Value>
      <Value column="change">
        <bdi dir="ltr">{changeText(moved(line))}</bdi>
      </Value>
      <Value column="baselineAfter">{baseline === undefined ? '–' : amountText(baseline)}</Value>
    </Box>
  );
}

interface Props {
  readonly loan: LoanRecord;
  readonly lines: readonly CocLine[];
  /** Amounts that each charge is measured by after the change; undefined once it was handled. */
  readonly baseline?: ReadonlyMap<string, { readonly amount: number }> | undefined;
  /** Also shows what changed besides, which the reason does not cover. */
  readonly withOthers: boolean;
  /** Charges of other approved changes that no disclosure has shown yet. */
  readonly approved?: ReadonlySet<string>;
}

/** The charges that a change covers, and others that differ from the last Loan Estimate. */
export function ChangedLines({ loan, lines, baseline, withOthers, approved = new Set() }: Props) {
  const { t } = useChangesText();
  const covered = new Set(lines.map(({ id }) => id));
  const others = withOthers
    ? chargesOf(withChange(loan, lines)).filter(
        (line) => !covered.has(line.id) && line.bucket !== 'none' && moved(line) !== 0,
      )
    : [];
  const sum = (of: readonly CocLine[]): number => of.reduce((total, line) => total + moved(line), 0);
  const groups = [
    { key: 'covered', lines },
    { key: 'elsewhere', lines: others.filter(({ id }) => approved.has(id)) },
    { key: 'others', lines: others.filter(({ id }) => !approved.has(id)) },
  ].filter((group) => group.key === 'covered' || group.lines.length > 0);
  return (
    <Box overflowX="auto">
      <Table
        cells={{ padding: 's2 s3' }}
        edge="s4"
        heads={{ whiteSpace: 'nowrap' }}
        lines="groups"
        phoneLabels="before"
        belowSm={block}
      >
        <Box as="thead" belowSm={heads}>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('bucket')}</th>
            {['disclosed', 'changed', 'change', 'baselineAfter'].map((column) => (
              <th key={column} scope="col" data-numeric="true">
                {t(column)}
              </th>
            ))}
          </tr>
        </Box>
        {groups.map((group) => (
          <Box as="tbody" key={group.key} belowSm={block}>
            <Box as="tr" background="sunken" belowSm={plainRow.card}>
              <Box as="th" scope="rowgroup" colSpan={4} weight={600} belowSm={plainRow.named}>
                {t(group.key)} {group.key === 'others' && <Note>{t('othersHelp')}</Note>}
              </Box>
              <Box as="td" data-numeric="true" weight={600} belowSm={plainRow.last}>
                <bdi dir="ltr">{changeText(sum(group.lines))}</bdi>
              </Box>
              <Box as="td" belowSm={{ display: 'none' }} />
            </Box>
            {group.lines.map((line) => (
              <LineRow key={line.id} line={line} baseline={baseline?.get(line.id)?.amount} />
            ))}
            {group.lines.length === 0 && (
              <tr>
                <td colSpan={6}>
                  <Note size="body">{t('noLines')}</Note>
                </td>
              </tr>
            )}
          </Box>
        ))}
      </Table>
    </Box>
  );
}
