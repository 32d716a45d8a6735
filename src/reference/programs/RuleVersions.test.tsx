import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RuleVersion } from '../../../domain/pricing/rule-versions.schemas';
import { fakeServer } from '../../testing/fake-server';
import { renderInPortal } from '../../testing/renderInPortal';
import { onScreen } from '../../testing/screen-width';
import { RuleVersions } from './RuleVersions';
import type { ProgramWithRules } from './rule-form';

const matrix = [
  { purposes: ['0'], occupancies: ['0'], units: [1, 1], minScore: 620, maxLtv: 95_000, maxHcltv: 95_000 },
  { purposes: ['2'], occupancies: ['0', '2'], units: [1, 4], minScore: 640, maxLtv: 80_000 },
] as const;

const program = {
  ...{ id: '5e3a17c0-0101-4b6d-9f20-000000000101', version: 4, name: 'Conforming 30', groupId: 'g1', rules: 'r1' },
  ...{ investor: 'Northfield', displayOrder: 1, active: true, isCorrespondent: true },
  ...{ minimumPrice: '96.000', maximumPrice: '104.000', lenderFees: '0.00', minAmount: null, maxAmount: null },
  ...{ maxDti: '45.000', onlyStates: null, exceptStates: null },
  definition: { eligibility: { matrix, propertyTypes: ['0', '1'], docTypes: ['0'] } },
} as unknown as ProgramWithRules;

const version = (over: Partial<RuleVersion>): RuleVersion => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', version: 2, effectiveFrom: '2026-12-01', note: 'Bulletin 7' },
  ...{ changes: { maxDti: '43.000' }, before: { maxDti: '45.000' }, byName: 'Maren Ostrowski' },
  ...{ at: '2026-11-20T18:42:00Z', appliedAt: null },
  ...over,
});

const serve = (versions: readonly RuleVersion[] = []) =>
  fakeServer(({ path }) => ({ json: path.includes('rule-versions') ? versions : [] }));

beforeEach(() => onScreen('wide'));
afterEach(() => vi.unstubAllGlobals());

describe('versions of a program’s rules', () => {
  it('schedules only what was changed, with the whole matrix if a line changed', async () => {
    const seen = serve();
    renderInPortal(<RuleVersions program={program} />);
    await screen.findByText('No versions yet');
    await userEvent.click(screen.getByRole('button', { name: 'Schedule rules' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule rules' }));
    const type = async (input: HTMLElement, text: string) => {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.tab();
    };
    await type(dialog.getByRole('textbox', { name: /In effect from/ }), '12/15/2026');
    await type(dialog.getByRole('textbox', { name: /Max. DTI/ }), '43');
    const line = within(dialog.getByRole('group', { name: /^Purchase · .* · Units: 1$/ }));
    await type(line.getByRole('textbox', { name: 'Min. score' }), '660');
    await type(line.getByRole('textbox', { name: 'Max. LTV' }), '');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule rules' }));
    await waitFor(() => expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1));
    const { maxLtv: _, ...limits } = matrix[0];
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ id: expect.any(String), effectiveFrom: '2026-12-15', note: null },
      changes: { maxDti: '43.000', matrix: [{ ...limits, minScore: 660 }, matrix[1]] },
    });
  });

  it('shows what each version changes, and takes back only those to come', async () => {
    const changed = [{ ...matrix[0], minScore: 660 }];
    const begun = { id: '00000000-0000-4000-8000-000000000002', appliedAt: '2026-11-01T08:00:00Z' };
    const seen = serve([
      version({}),
      version({ ...begun, effectiveFrom: '2026-11-01', changes: { matrix: changed }, before: { matrix } }),
    ]);
    renderInPortal(<RuleVersions program={program} />);
    const coming = within(await screen.findByRole('row', { name: /Bulletin 7 .*Max. DTI 45.000% 43.000%/ }));
    expect(coming.getByText('Scheduled')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /Min. score 620 660 .*1 line of the matrix removed/ }));
    expect(row.getByText('In effect')).toBeVisible();
    expect(row.queryByRole('button')).toBeNull();
    await userEvent.click(coming.getByRole('button', { name: 'Cancel rules from 12/01/2026' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel rules' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(seen.find(({ method }) => method === 'DELETE')?.path).toMatch(/rule-versions\/00000000-.*1/);
  });
});
