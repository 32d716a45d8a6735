import { describe, expect, it } from 'vitest';
import { atOnce } from '../../records/import/at-once.test-support';
import { readTable } from '../../records/import/read-table';
import { cardImport } from './card-import';

const HEAD = 'Kind,Line,Min Term,Max Term,Coverage,LTV Over,LTV Up To,Min Score,Max Score,Upfront,Rate';
const form = { company: 'Sample Guaranty', appliesFrom: '2026-01-01' };

function problemsOf(...lines: string[]) {
  const rows = [HEAD, ...lines].map((line) => line.split(','));
  const { problems } = atOnce(readTable(cardImport, { name: 'Card', rows }, form, '2026-11-22'));
  return problems.map(({ cell, code, expected }) => [cell, code, expected]);
}

const premium = 'monthly,premium,1,480,25,85,90,680,719,,0.61';

describe('the bands of a rate card', () => {
  it.each([
    ['LTV', 'monthly,premium,1,480,25,80,97,680,719,,0.90'],
    ['score', 'monthly,premium,1,480,25,85,90,719,759,,0.90'],
    ['term', 'monthly,premium,480,480,25,85,90,680,719,,0.90'],
  ])('must not overlap by %s: both lines are named', (_, other) => {
    expect(problemsOf(premium, other)).toEqual([['A3', 'bands-overlap', 'A2']]);
  });

  it.each([
    ['the LTV where the other one ends', 'monthly,premium,1,480,25,90,95,680,719,,0.90'],
    ['the next score', 'monthly,premium,1,480,25,85,90,720,759,,0.55'],
    ['another coverage', 'monthly,premium,1,480,30,85,90,680,719,,0.90'],
    ['another way to pay', 'single,premium,1,480,25,85,90,680,719,,2.10'],
  ])('may begin with %s', (_, other) => {
    expect(problemsOf(premium, other)).toEqual([]);
  });

  it('may begin with the next term', () => {
    const [short, long] = [premium.replace(',1,480,', ',1,240,'), premium.replace(',1,480,', ',241,480,')];
    expect(problemsOf(short, long)).toEqual([]);
  });

  it('may have gaps, whose loans have no quote', () => {
    expect(problemsOf(premium, 'monthly,premium,1,480,25,95,97,740,850,,0.90')).toEqual([]);
  });

  it('of an adjustment at any coverage overlap with those at one', () => {
    const cashOut = 'monthly,cash-out,1,480,0,80,97,0,850,,0.20';
    expect(problemsOf(premium, cashOut, 'monthly,cash-out,1,480,25,80,97,0,849,,0.20')).toEqual([
      ['A4', 'bands-overlap', 'A3'],
    ]);
    expect(problemsOf(premium, cashOut, cashOut.replace('cash-out', 'investment'))).toEqual([]);
  });

  it('must not end before they begin', () => {
    expect(problemsOf('monthly,premium,1,480,25,90,85,719,680,,0.61')).toEqual([
      ['G2', 'band-reversed', '90'],
      ['I2', 'band-reversed', '719'],
    ]);
  });
});

describe('the rates of a rate card', () => {
  it('are not zero, and not adjustments alone', () => {
    expect(problemsOf(premium.replace('0.61', '0'))).toEqual([['K2', 'not-a-rate', undefined]]);
    expect(problemsOf('monthly,cash-out,1,480,0,80,97,0,850,,0.20')).toEqual([['A2', 'no-premium', undefined]]);
  });
});
