import { describe, expect, it } from 'vitest';
import { isCodeListName } from './codes/code-lists';
import { type PipelineColumn, pipelineColumns, pipelineTab, pipelineTabs } from './pipeline';

describe('the pipeline', () => {
  it('has an active, an inactive and a funded tab', () => {
    expect(['0', '28', '13', '48', '47', null].map(pipelineTab)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(['7', '8', '9', '10'].map(pipelineTab)).toEqual([1, 1, 1, 1]);
    expect(['6', '20', '37', '38', '27', '46'].map(pipelineTab)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('starts each tab with its sort', () => {
    expect(pipelineTabs.map(({ sort }) => `${sort.field} ${sort.order}`)).toEqual([
      'sStatusT ASC',
      'sStatusD DESC',
      'sFundD DESC',
    ]);
  });

  it('refers to an existing list for every column of codes', () => {
    const columns: readonly PipelineColumn[] = pipelineColumns;
    expect(columns.filter(({ kind, codes }) => (kind === 'code') !== isCodeListName(codes ?? ''))).toEqual([]);
  });
});
