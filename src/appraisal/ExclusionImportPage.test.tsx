import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ExclusionCheck } from '../../domain/appraisal/exclusion-import.schemas';
import { message } from '../../domain/messages/message';
import { renderInPortal } from '../testing/renderInPortal';
import { onScreen } from '../testing/screen-width';
import { stubCalls } from '../testing/stub-calls';
import { appraisalCalls } from './appraisal-calls';
import { ExclusionImportPage } from './ExclusionImportPage';

const valid: ExclusionCheck = {
  rows: 2,
  problems: [],
  problemCount: 0,
  added: [{ name: 'Bo Ray', licenseNumber: 'AR700001', fields: [] }],
  changed: [{ name: 'Ann Lee', licenseNumber: null, fields: ['company'] }],
  same: 0,
  seen: 'abc',
};
const file = new File(['name'], 'list.csv', { type: 'text/csv' });

beforeEach(() => onScreen('wide'));

const open = (check: ExclusionCheck) => {
  const [checkExclusions, applyExclusions] = [vi.fn(async () => check), vi.fn(async () => check)];
  stubCalls(appraisalCalls, { checkExclusions, applyExclusions });
  const at = '/main/admin/appraisal/import';
  return { checkExclusions, applyExclusions, ...renderInPortal(<ExclusionImportPage />, { at }) };
};
const choose = async () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no place for a file');
  await userEvent.upload(input, file);
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }));
};

it('shows what a file would change, and applies exactly that', async () => {
  const { checkExclusions, applyExclusions, where } = open(valid);
  await choose();
  expect(await screen.findByText('1 appraiser to add')).toBeVisible();
  expect(screen.getByText('Bo Ray, AR700001')).toBeVisible();
  expect(screen.getByText('Company')).toBeVisible();
  expect(checkExclusions).toHaveBeenCalledTimes(1);
  expect(applyExclusions).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Apply changes' }));
  expect(await screen.findByText('2 entries imported.')).toBeVisible();
  expect(applyExclusions).toHaveBeenCalledExactlyOnceWith(file, 'abc');
  expect(where()).toBe('/main/admin/appraisal');
});

it('shows every invalid cell, and hides the apply button', async () => {
  const problem = { row: 3, field: 'since', value: 'soon', message: 'Invalid Date', wording: message('invalid-date') };
  open({ ...valid, added: [], changed: [], problems: [problem], problemCount: 1 });
  await choose();
  expect(
    await screen.findByText('1 cell has an error. Nothing was saved. Correct the file and upload it again.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cells to correct' })).toBeVisible();
  expect(screen.getByText('Row 3')).toBeVisible();
  expect(screen.getByText('soon')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply changes' })).toBeNull();
});
