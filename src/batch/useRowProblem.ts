import { useTranslate } from 'react-admin';
import type { BatchRow } from '../../domain/batch/batch.schemas';
import { batchColumns } from '../../domain/batch/batch-columns';
import type { BatchKind } from '../../domain/batch/batch-fields';
import type { MessageData } from '../../domain/messages/message';
import { ownValue } from '../../domain/tables/own-value';
import { useValueText } from '../fields/useValueText';
import { useFormats } from '../providers/i18n/useFormats';
import { useMessageText } from '../providers/i18n/useMessageText';
import { useColumnLabel } from './useColumnLabel';
import { useOptionText } from './useOptionText';

type Problem = BatchRow['problems'][number];

/** What is wrong with a field of a row: what the file has there, why it can't be taken, and what can. */
export function useRowProblem(kind: BatchKind): (problem: Problem) => string {
  const translate = useTranslate();
  const messageText = useMessageText();
  const label = useColumnLabel();
  const optionText = useOptionText();
  const { specText } = useValueText();
  const { line } = useFormats();

  return ({ field, value, message, wording }) => {
    const spec = ownValue(batchColumns[kind], field);
    const isComparison = 'code' in wording && wording.code === 'batch-differs';
    const shown: MessageData =
      isComparison && spec
        ? {
            ...wording,
            values: Object.fromEntries(
              Object.entries(wording.values).map(([name, each]) => [name, specText(spec, each)]),
            ),
          }
        : wording;
    const isNoOption = 'code' in wording && wording.code === 'not-a-code' && spec?.options !== undefined;
    const accepts = isNoOption
      ? ` ${translate('batch.accepts', { list: line(spec.options.map((option) => optionText(field, option))) })}`
      : '';
    return translate(value === null || isComparison ? 'batch.problem' : 'batch.problemOf', {
      field: label(field),
      value: `\u2068${value}\u2069`,
      problem: messageText(shown, message) + accepts,
    });
  };
}
