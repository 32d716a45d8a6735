import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReasonResult } from '../../domain/pricing/pricing.schemas';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { IneligibleTable } from './IneligibleTable';
import { amountReason, refused } from './pricing.test-support';

const unknown: ReasonResult = {
  code: 'area-income-unknown',
  field: 'sSpCounty',
  text: 'Area median income is not known',
  actual: { kind: 'text', value: 'Autauga County', text: 'Autauga County' },
  needed: { op: 'known', values: [], text: 'A county with a published median income' },
};
const programs = [refused('HomeReady 30 Yr Fixed', [unknown, amountReason])];

afterEach(() => localStorage.clear());

it('leads administrators from an unknown area median income to its import', async () => {
  signInAs({ username: 'administrator', roles: ['Administrator'] });
  renderInPortal(<IneligibleTable programs={programs} />);
  const link = await screen.findByRole('link', { name: 'Import area median incomes' });
  expect(link).toHaveAttribute('href', '/main/admin/county/area-income/import');
});

it('shows other users only that it is not known', async () => {
  signInAs({ username: 'loan-officer', roles: ['Loan Officer'] });
  renderInPortal(<IneligibleTable programs={programs} />);
  expect(await screen.findByText('Area median income is not known')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
