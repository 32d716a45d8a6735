import { chargesOf, withChange } from '../../domain/disclosure/changes/charges';
import type { CocLine } from '../../domain/loan/fees/coc-record';
import { toCents } from '../../domain/numbers/fixed';
import { amountText, changeText } from '../fees/public';
import type { LoanRecord } from '../shell/loan/useLoan';
import { Box, Note, Text } from '../ui/layout/primitives';
import { Table } from '../ui/Table';
import { useChangesText } from './useChanges';

const moved = ({ before, amount }: CocLine): number => toCents(amount) - toCents(before ?? '0.00');

function LineRow({ line, baseline }: { readonly line: CocLine; readonly baseline: number | undefined }) {
  const { t, lineName } = useChangesText();
  return (
    <tr>
      <Box as="th" scope="row" weight={400}>
        <Text color="text-3">{line.section}</Text> <bdi>{lineName(line)}</bdi>
      </Box>
      <td>{t(`shortBuckets.${line.bucket}`)}</td>
      <td data-numeric="true">{line.before === null ? '–' : amountText(toCents(line.before))}</td>
      <Box as="td" data-numeric="true" weight={600}>
        {amountText(toCents(line.amount))}
      </Box>
      <td data-numeric="true">
        <bdi dir="ltr">{changeText(moved(line))}</bdi>
      </td>
      <td data-numeric="true">{baseline === undefined ? '–' : amountText(baseline)}</td>
    </tr>
  );
}

interface Props {
  readonly loan: LoanRecord;
  readonly lines: readonly CocLine[];
  /** Amounts that each charge is measured by after the change; undefined once it was handled. */
  readonly baseline?: ReadonlyMap<string, { readonly amount: number }> | undefined;
  /** Also shows what changed besides, which the reason does not cover. */
  readonly withOthers: boolean;
}

/** The charges that a change covers, and others that differ from the last Loan Estimate. */
export function ChangedLines({ loan, lines, baseline, withOthers }: Props) {
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
    { key: 'others', lines: others },
  ].filter((group) => group.key === 'covered' || group.lines.length > 0);
  return (
    <Box overflowX="auto">
      <Table cells={{ padding: 's2 s3' }} edge="s4" heads={{ whiteSpace: 'nowrap' }} lines="groups">
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('bucket')}</th>
            {['disclosed', 'changed', 'change', 'baselineAfter'].map((column) => (
              <th key={column} scope="col" data-numeric="true">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <Box as="tr" background="sunken">
              <Box as="th" scope="rowgroup" colSpan={4} weight={600}>
                {t(group.key)} {group.key === 'others' && <Note>{t('othersHelp')}</Note>}
              </Box>
              <Box as="td" data-numeric="true" weight={600}>
                <bdi dir="ltr">{changeText(sum(group.lines))}</bdi>
              </Box>
              <td />
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
          </tbody>
        ))}
      </Table>
    </Box>
  );
}
