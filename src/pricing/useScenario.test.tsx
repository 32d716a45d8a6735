import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loan } from './pricing.test-support';
import { useScenario } from './useScenario';

const own = loan();

describe('the scenario of a loan', () => {
  it('drops an entered score when bureau scores arrive', () => {
    const { result, rerender } = renderHook(({ of }) => useScenario(of), { initialProps: { of: loan() } });
    act(() => result.current.set('sCreditScoreType2', 790));
    expect(result.current.changed).toEqual(['sCreditScoreType2']);
    const applicants = [{ aBFirstNm: 'Theo', aBExperianScore: 748, aBEquifaxScore: 719 }];
    rerender({ of: loan({ version: 5, applicants }) });
    expect(result.current.values.sCreditScoreType2).toBe(719);
    expect(result.current.changed).toEqual([]);
  });

  it('drops an entered debt ratio when the loan computes its own', () => {
    const { result, rerender } = renderHook(({ of }) => useScenario(of), { initialProps: { of: loan() } });
    act(() => result.current.set('sQualBottomR', '20.000'));
    expect(result.current.changed).toEqual(['sQualBottomR']);
    rerender({ of: loan({ version: 5, sLTotI: '12000.00', sQualBottomR: '41.200' }) });
    expect(result.current.values.sQualBottomR).toBe('41.200');
    expect(result.current.changed).toEqual([]);
  });

  it('shows a stored scenario in place of what is entered, and still compares it with the loan', () => {
    const { result } = renderHook(() => useScenario(own));
    const before = result.current.own;
    act(() => result.current.set('sLAmtCalc', '560000.00'));
    act(() => result.current.open({ ...before, sCreditScoreType2: 700 }));
    expect(result.current.values.sLAmtCalc).toBe(before.sLAmtCalc);
    expect(result.current.changed).toEqual(['sCreditScoreType2']);
  });

  it('is priced at once after a single change, and with the last of several that follow fast', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const { result } = renderHook(() => useScenario(own));
      const change = (amount: string) => act(() => result.current.set('sLAmtCalc', amount));
      act(() => vi.advanceTimersByTime(60));
      change('560000.00');
      expect(result.current.changes).toMatchObject({ sLAmtCalc: '560000.00' });
      change('561000.00');
      change('562000.00');
      expect(result.current.changes).toMatchObject({ sLAmtCalc: '560000.00' });
      act(() => vi.advanceTimersByTime(60));
      expect(result.current.changes).toMatchObject({ sLAmtCalc: '562000.00' });
    } finally {
      vi.useRealTimers();
    }
  });
});
