import { useTranslate } from 'react-admin';
import type { MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { RuleVersion } from '../../../domain/pricing/rule-versions.schemas';
import { programRuleFields } from '../../../domain/reference/program-rule-fields';
import { useRecordLabels } from '../../fields/useRecordLabels';
import { useFormats } from '../../providers/i18n/useFormats';
import { Stack, Text } from '../../ui/layout/primitives';
import { type matrixColumns, useMatrixText } from './useMatrixText';

const limits = ['score', 'amount', 'ltv', 'cltv'] as const satisfies readonly (typeof matrixColumns)[number][];

interface Change {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/** What a version changes, each value with the one before. */
export function RuleChangeList({ changes, before }: Pick<RuleVersion, 'changes' | 'before'>) {
  const translate = useTranslate();
  const { label, text } = useRecordLabels('main/admin/program', programRuleFields);
  const { line } = useFormats();
  const matrixText = useMatrixText();
  const fromTo = (from: string, to: string): string => translate('programs.versions.fromTo', { from, to });
  const { matrix, ...fields } = changes;
  const own = before as Readonly<Record<string, unknown>>;
  const ofFields = Object.entries(fields).map(
    ([name, value]): Change => ({
      ...{ key: name, label: label(name) },
      text: fromTo(text(name, own[name]), text(name, value)),
    }),
  );
  const lineChange = (row: MatrixLine, place: number): Change | null => {
    const earlier = before.matrix?.[place];
    if (JSON.stringify(earlier) === JSON.stringify(row)) return null;
    const [now, then] = [matrixText(row), earlier && matrixText(earlier)];
    const parts = limits
      .filter((column) => now[column] !== then?.[column])
      .map(
        (column) => `${translate(`programs.matrixColumns.${column}`)} ${fromTo(then?.[column] ?? '–', now[column])}`,
      );
    const key = `line-${place}`;
    return { key, label: line([now.purpose, now.occupancy, now.units]), text: line(parts) };
  };
  const ofMatrix = (matrix ?? []).map(lineChange).filter((change) => change !== null);
  const gone = (before.matrix?.length ?? 0) - (matrix?.length ?? before.matrix?.length ?? 0);
  return (
    <Stack as="ul" gap={2} margin={0} padding={0} listStyle="none">
      {[...ofFields, ...ofMatrix].map((change) => (
        <li key={change.key}>
          <Text color="text-3">
            <bdi>{change.label}</bdi>
          </Text>{' '}
          <bdi>{change.text}</bdi>
        </li>
      ))}
      {gone > 0 && <li>{translate('programs.versions.linesGone', { smart_count: gone, count: gone })}</li>}
    </Stack>
  );
}
