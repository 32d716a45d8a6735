import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HmdaOverview } from '../../domain/hmda/hmda.schemas';
import { ApiError } from '../providers/data/api-error';
import { fakeServer } from '../testing/fake-server';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { HmdaPage } from './HmdaPage';
import { hmdaCalls } from './hmda-calls';

const edit = (id: string, loans: number, kind: 'validity' | 'quality' = 'validity') => ({
  ...{ edit: id, kind, text: `Text of ${id}.`, loans },
});
const overview: HmdaOverview = {
  ...{ first: '2026-01-01', last: '2026-12-31', loans: 180, checked: 180, incomplete: 27, questioned: 18 },
  actions: [{ action: '1', loans: 137 }],
  fileEdits: [],
  edits: [edit('Q624', 14, 'quality'), edit('V672-1', 11), edit('V674-1', 11), edit('V689-1', 2)],
};

function open(more: Partial<typeof hmdaCalls> = {}) {
  stubCalls(hmdaCalls, { overview: async () => overview, ...more });
  return renderInPortal(<HmdaPage />, { at: '/main/reports/hmda', route: '/main/reports/hmda' });
}

beforeEach(() => {
  signInAs({ username: 'cormac', roles: ['QC Compliance'] });
  fakeServer(() => ({ json: [], headers: { 'Content-Range': 'loans */0' } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the register', () => {
  it('counts loans, and shows those of an edit below once it is chosen among all', async () => {
    const page = open();
    const figures = within(await screen.findByLabelText('The register of this period'));
    expect(figures.getByText('180')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'V689-1' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'V689-1' }));
    expect(decodeURIComponent(page.where())).toContain('"edit":"V689-1"');
    // The list of edits folds, so that the loans are in view.
    expect(screen.getByRole('button', { name: 'Show all 4' })).toBeVisible();
  });

  it('names what the file lacks, and who can enter it', async () => {
    open({
      overview: async () => ({ ...overview, fileEdits: [{ ...edit('V600', 1), confirmed: null, reason: null }] }),
    });
    expect(await screen.findByText('Text of V600.')).toBeVisible();
    expect(screen.getByText('An administrator enters this in General settings.')).toBeVisible();
  });

  it('confirms unusual totals of the file with a reason', async () => {
    const confirmFile = vi.fn<(typeof hmdaCalls)['confirmFile']>(async () => overview);
    const asked = { ...edit('Q638', 1, 'quality'), confirmed: null, reason: null };
    open({ confirmFile, overview: async () => ({ ...overview, fileEdits: [asked] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm Q638' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('textbox', { name: /^Why the values are right/ }));
    await userEvent.paste('Few applications this year');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(confirmFile).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Q638', 'Few applications this year'),
    );
  });

  it('says what went wrong, and tries again', async () => {
    const asked = vi.fn<(typeof hmdaCalls)['overview']>(async () => overview);
    asked.mockRejectedValueOnce(new ApiError('The register could not be read.', 500, { code: 'error' }));
    open({ overview: asked });
    await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByLabelText('The register of this period')).toBeVisible();
  });
});
