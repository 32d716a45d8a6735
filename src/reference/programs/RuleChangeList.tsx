import { useTranslate } from 'react-admin';
import { missing } from '../../../domain/format/parsed';
import type { MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { RuleVersion } from '../../../domain/pricing/rule-versions.schemas';
import { programRuleFields } from '../../../domain/reference/program-rule-fields';
import { useRecordLabels } from '../../fields/useRecordLabels';
import { FromTo } from '../../ui/FromTo';
import { Stack, Text } from '../../ui/layout/primitives';
import { type matrixColumns, useMatrixText } from './useMatrixText';

const limits = ['score', 'amount', 'ltv', 'cltv'] as const satisfies readonly (typeof matrixColumns)[number][];

interface Part {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

interface Change {
  readonly key: string;
  /** The loans of a line of the matrix. */
  readonly loans?: string;
  readonly parts: readonly Part[];
}

/** What a version changes, each value with the one before. */
export function RuleChangeList({ changes, before }: Pick<RuleVersion, 'changes' | 'before'>) {
  const translate = useTranslate();
  const { label, text } = useRecordLabels('main/admin/program', programRuleFields);
  const { columnsOf, loansOf } = useMatrixText();
  const { matrix, ...fields } = changes;
  const own = before as Readonly<Record<string, unknown>>;
  const ofFields = Object.entries(fields).map(
    ([name, value]): Change => ({
      key: name,
      parts: [{ name: label(name), from: text(name, own[name]), to: text(name, value) }],
    }),
  );
  const lineChange = (row: MatrixLine, place: number): Change | null => {
    const earlier = before.matrix?.[place];
    if (JSON.stringify(earlier) === JSON.stringify(row)) return null;
    const [now, then] = [columnsOf(row), earlier && columnsOf(earlier)];
    const parts = limits
      .filter((column) => now[column] !== then?.[column])
      .map((column) => ({
        name: translate(`programs.matrixColumns.${column}`),
        ...{ from: then?.[column] ?? missing, to: now[column] },
      }));
    return { key: `line-${place}`, loans: loansOf(row), parts };
  };
  const ofMatrix = (matrix ?? []).map(lineChange).filter((change) => change !== null);
  const gone = (before.matrix?.length ?? 0) - (matrix?.length ?? before.matrix?.length ?? 0);
  return (
    <Stack as="ul" gap={2} margin={0} padding={0} listStyle="none">
      {[...ofFields, ...ofMatrix].map(({ key, loans, parts }) => (
        <li key={key}>
          {loans && <Text color="text-2">{loans}: </Text>}
          {parts.map((part, place) => (
            <span key={part.name}>
              {place > 0 && ' · '}
              {part.name} <FromTo from={part.from} to={part.to} />
            </span>
          ))}
        </li>
      ))}
      {gone > 0 && <li>{translate('programs.versions.linesGone', { smart_count: gone, count: gone })}</li>}
    </Stack>
  );
}
