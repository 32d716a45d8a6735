import { describe, expect, it } from 'vitest';
import { fitColumns } from './fit-columns';

const number = { need: 100 };
const name = { need: 200, least: 80 };
const program = { need: 300, least: 80 };
const rounded = (widths: readonly number[]) => widths.map(Math.round);

describe('the widths of columns', () => {
  it('give every column what it needs, and share the rest', () => {
    expect(fitColumns([number, name, program], 600)).toEqual([100, 200, 300]);
    expect(fitColumns([number, name, program], 720)).toEqual([120, 240, 360]);
  });

  it('cut off the widest texts first, and never a number', () => {
    expect(rounded(fitColumns([number, name, program], 550))).toEqual([100, 200, 250]);
    expect(rounded(fitColumns([number, name, program], 400))).toEqual([100, 150, 150]);
  });

  it('never cut off a header', () => {
    const officer = { need: 200, least: 80, head: 130 };
    expect(rounded(fitColumns([number, officer, program], 300))).toEqual([100, 130, 80]);
  });

  it('leave the rest to scrolling when every text is at its least width', () => {
    expect(rounded(fitColumns([number, name, program], 100))).toEqual([100, 80, 80]);
  });

  it('do not widen a short column to its least width', () => {
    expect(rounded(fitColumns([{ need: 50, least: 80 }, program], 300))).toEqual([50, 250]);
  });

  it('share the room of columns without content', () => {
    expect(fitColumns([{ need: 0 }, { need: 0 }], 100)).toEqual([50, 50]);
  });
});
