import { useCallback } from 'react';
import { type PipelineColumn, type PipelineSource, pipelineColumns } from '../../../domain/loan/pipeline';
import { useValueText } from '../../fields/useValueText';

const columns: ReadonlyMap<string, PipelineColumn> = new Map(pipelineColumns.map((column) => [column.source, column]));

/** Formats a value of a column: the list needs none of the other fields of a loan. */
export function usePipelineText(): (source: PipelineSource, value: unknown) => string {
  const { specText } = useValueText();
  return useCallback((source, value) => specText(columns.get(source) ?? { kind: 'text' }, value), [specText]);
}
