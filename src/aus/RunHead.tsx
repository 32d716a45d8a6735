import type { ShownRun } from '../../domain/application/submission/aus-view.schemas';
import type { AusFacts } from '../../domain/aus/facts.schemas';
import { outcomeText } from '../../domain/aus/outcome';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Text } from '../ui/layout/primitives';
import type { LayoutProps } from '../ui/layout/style-props';
import { AusTag } from './AusTag';
import { useAusText } from './useAusText';

/** A run in the comparison, and the loan as it is under the rules of the run's system. */
export interface Column {
  readonly run: ShownRun;
  readonly isLatest: boolean;
  readonly now: AusFacts;
}

/** Runs before the latest one are quieter, and belong to it. */
export const quiet = (isLatest: boolean): LayoutProps => ({ color: isLatest ? 'text' : 'text-2', lineStart: isLatest });

/** The head of a run: system, result, time and author, and whether it is out of date. */
export function RunHead({ run, isLatest }: Column) {
  const { t } = useAusText();
  const { instant } = useFormats();
  const stale = run.staleness.isOutOfDate;
  return (
    <Box as="th" scope="col" data-numeric {...quiet(isLatest)} verticalAlign="top">
      <Note as="div">{t('runOf', { system: run.system, number: run.number })}</Note>
      <Text as="div" size={isLatest ? 'h3' : 'body'} weight={isLatest ? 600 : 500} color={isLatest ? 'text' : 'text-2'}>
        <bdi>{outcomeText(run.report)}</bdi>
      </Text>
      <Note as="div">
        <bdi>{instant(run.at)}</bdi>
      </Note>
      <Note as="div">
        <bdi>{run.byName}</bdi>
      </Note>
      {isLatest && <AusTag tone={stale ? 'warn' : 'ok'}>{t(stale ? 'outOfDate' : 'upToDate')}</AusTag>}
      {run.isRecord && (
        <Box marginBlockStart={4}>
          <AusTag>{t('record.mark')}</AusTag>
        </Box>
      )}
    </Box>
  );
}
