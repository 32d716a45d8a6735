import { describe, expect, it } from 'vitest';
import { isCodeListName } from '../codes/code-lists';
import type { FieldSpec } from './field';
import { fieldSpec, fieldTable, isFieldName } from './field-table';

const entries: [string, FieldSpec][] = Object.entries(fieldTable);

describe('the field table', () => {
  it('names an existing coded list for every field that holds codes', () => {
    const coded = entries.filter(([, spec]) => spec.kind === 'code' || spec.kind === 'codes');
    expect(coded.length).toBeGreaterThan(40);
    expect(coded.filter(([, spec]) => !isCodeListName(spec.codes ?? '')).map(([name]) => name)).toEqual([]);
  });

  it('answers undefined for a name that no field has, inherited ones included', () => {
    expect(isFieldName('sNoSuchField')).toBe(false);
    expect(fieldSpec('toString')).toBeUndefined();
  });

  it('guards what only operations of the LOS may move', () => {
    const operations = ['sLNm', 'sStatusT', 'sFundD', 'sFundDTime', 'sLpTemplateNm', 'sU1LStatD', 'sRateLockStatusT'];
    expect(operations.filter((name) => fieldSpec(name)?.guarded !== true)).toEqual([]);
    expect(fieldSpec('sEmployeeLoanRepLogin')?.guarded).toBe(true);
  });

  it('marks ratios and payments as computed, so that no caller sends them', () => {
    const computed = [
      'sFinalLAmt',
      'sLtvR',
      'sCltvR',
      'sHcltvR',
      'sQualTopR',
      'sQualBottomR',
      'sMonthlyPmt',
      'sUnitsNum',
    ];
    expect(computed.filter((name) => fieldSpec(name)?.computed !== true)).toEqual([]);
  });
});
