import { describe, expect, it } from 'vitest';
import { pdfText } from '../documents/pdf';
import { dailySheetName, dailySheetPages } from './daily-sheet';
import { programWith, testSheet } from './pricing.test-support';

const sheet = {
  ...{ priceGroup: 'EAST', number: 12, effectiveAt: '2026-11-20T18:42:00Z' },
  programs: [programWith({ adjustmentSets: [] })],
  sheets: [testSheet],
};
const linesOf = (of: typeof sheet) => dailySheetPages(of).flatMap(({ lines }) => lines);

describe('the daily rate sheet of a price group', () => {
  it('has the prices of the publication in effect', () => {
    expect(dailySheetName(sheet)).toBe('Rate Sheet EAST 2026-11-20 No. 12.pdf');
    const lines = linesOf(sheet);
    expect(lines[0]).toContain('Price group EAST');
    expect(lines[0]).toContain('publication 12');
    expect(lines).toContain('Test 30 Yr Fixed');
    expect(lines.map((line) => line.trim().split(/\s{2,}/))).toContainEqual([
      '6.125%',
      '101.625',
      '101.500',
      '101.375',
    ]);
  });

  it('never prints a price before the margin', () => {
    const margin = { kind: 'flat', code: 'margin', title: 'Margin', detail: '', cost: 250, hidden: true } as const;
    const ofState = { ...margin, code: 'state', cost: 125, when: { states: ['FL'] } } as const;
    const hidden = programWith({ adjustmentSets: [], ownAdjustments: [margin, ofState] });
    const rows = linesOf({ ...sheet, programs: [hidden] }).map((line) => line.trim().split(/\s{2,}/));
    expect(rows).toContainEqual(['6.125%', '101.375', '101.250', '101.125']);
    const table = { kind: 'ltv', code: 'table', title: 'Table', ltvTops: [100], cost: [125], hidden: true } as const;
    const tabled = programWith({ adjustmentSets: [], ownAdjustments: [table] });
    expect(linesOf({ ...sheet, programs: [tabled] }).join()).not.toContain('101.625');
  });

  it('keeps a program on one page, and leaves out programs without rates', () => {
    const programs = Array.from({ length: 12 }, (_, index) =>
      programWith({ adjustmentSets: [], name: `Program ${index}`, lLpTemplateId: `p${index}` }),
    );
    const sheets = programs.map(({ lLpTemplateId }) => ({ ...testSheet, lLpTemplateId }));
    const pages = dailySheetPages({ ...sheet, programs: [...programs, programWith({ name: 'Closed' })], sheets });
    expect(pages.length).toBe(2);
    for (const { lines } of pages) {
      expect(lines.length).toBeLessThanOrEqual(50);
      const names = lines.filter((line) => line.startsWith('Program'));
      expect(lines.filter((line) => line.includes('%'))).toHaveLength(names.length * 5);
    }
    expect(pages.flatMap(({ lines }) => lines)).not.toContain('Closed');
  });

  it('is a PDF of one byte for each character, the same for the same prices', () => {
    const text = pdfText(dailySheetPages(sheet), 'Courier');
    expect(text).toBe(pdfText(dailySheetPages(sheet), 'Courier'));
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    expect(Buffer.from(text, 'latin1')).toHaveLength(text.length);
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
  });
});
