import { describe, expect, it } from 'vitest';
import { beforeRejected, changesOf, undoOf } from './review-undo';

const loan = (values: Readonly<Record<string, string | null>>) => (name: string) => values[name] ?? null;

describe('what accepting a value changes', () => {
  it('has each field with its value before and after', () => {
    expect(changesOf({ sApprVal: '600000.00' }, loan({ sApprVal: '610000.00' }))).toEqual({
      sApprVal: { before: '610000.00', after: '600000.00' },
    });
  });

  it('remembers what was there before an earlier version of the same appraisal', () => {
    const first = changesOf({ sApprVal: '600000.00' }, loan({ sApprVal: '610000.00' }));
    expect(changesOf({ sApprVal: '590000.00' }, loan({ sApprVal: '600000.00' }), first)).toEqual({
      sApprVal: { before: '610000.00', after: '590000.00' },
    });
    expect(changesOf({ sApprVal: '590000.00' }, loan({ sApprVal: '605000.00' }), first)).toEqual({
      sApprVal: { before: '605000.00', after: '590000.00' },
    });
  });
});

describe('taking it back', () => {
  const changes = {
    sApprVal: { before: '610000.00', after: '600000.00' },
    sSpAppraiserNm: { before: null, after: 'A' },
  };

  it('gives fields back what they had, and leaves those that someone changed since', () => {
    expect(undoOf(changes, loan({ sApprVal: '600000.00', sSpAppraiserNm: 'B' }))).toEqual({
      fields: [{ name: 'sApprVal', before: '600000.00', after: '610000.00' }],
      kept: ['sSpAppraiserNm'],
    });
  });

  it('takes nothing back twice', () => {
    expect(undoOf(changes, loan({ sApprVal: '610000.00' }))).toEqual({ fields: [], kept: [] });
  });

  it('never restores the value of an appraisal that was rejected, too', () => {
    const earlier = {
      sApprVal: { before: '580000.00', after: '610000.00' },
      sSpAppraiserNm: { before: 'Z', after: null },
    };
    const other = { sApprVal: { before: '1.00', after: '2.00' } };
    expect(beforeRejected(changes, [other, earlier])).toEqual({
      sApprVal: { before: '580000.00', after: '600000.00' },
      sSpAppraiserNm: { before: 'Z', after: 'A' },
    });
    expect(beforeRejected(changes, [changes])).toEqual(changes);
  });
});
