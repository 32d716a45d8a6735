import { describe, expect, it } from 'vitest';
import { type FolderEntry, folderAddress, itemsInView, pageOf } from './folder-view';

const { read: viewOf, write } = folderAddress(10);

const entry = (name: string, size = 1): FolderEntry => ({
  id: name,
  name,
  size,
  contentType: 'application/pdf',
  modifiedTime: `2026-11-${10 + size}T00:00:00Z`,
  pinned: false,
  publishFrom: null,
  body: null,
});
const items = [entry('Sheet 10', 2), entry('sheet 2', 3), entry('Évaluation', 1)];
const shown = (address: string) => itemsInView(items, viewOf(new URLSearchParams(address))).map(({ name }) => name);

describe('the view of a folder', () => {
  it("keeps the server's order until a column is selected", () => {
    expect(shown('')).toEqual(['Sheet 10', 'sheet 2', 'Évaluation']);
    expect(shown('sort=name.ASC')).toEqual(['Évaluation', 'sheet 2', 'Sheet 10']);
    expect(shown('sort=size.DESC')).toEqual(['sheet 2', 'Sheet 10', 'Évaluation']);
  });

  it('searches without regard to case and accents', () => {
    expect(shown('q=SHEET')).toEqual(['Sheet 10', 'sheet 2']);
    expect(shown('q=evalu')).toEqual(['Évaluation']);
  });

  it('pages 21 items by 20, and 11 by 10', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => index);
    expect(pageOf(many(21), 2, 20)).toEqual({ page: 2, rows: [20], hasNext: false });
    expect(pageOf(many(11), 1, 10)).toMatchObject({ rows: many(10), hasNext: true });
    expect(pageOf(many(10), 9, 10)).toMatchObject({ page: 1, hasNext: false });
    expect(pageOf([], 3, 10)).toEqual({ page: 1, rows: [], hasNext: false });
  });

  it('is written to the URL beside other parameters', () => {
    const search = new URLSearchParams('file=7');
    const view = viewOf(new URLSearchParams('q=a&sort=name.DESC&page=2'));
    expect(viewOf(write(view, search))).toEqual(view);
    expect(write(viewOf(new URLSearchParams()), search).toString()).toBe('file=7');
  });
});
