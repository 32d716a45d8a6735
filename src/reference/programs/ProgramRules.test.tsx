import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Program } from '../../../domain/pricing/program';
import { renderInPortal } from '../../testing/renderInPortal';
import { ProgramRules } from './ProgramRules';

it('shows the eligibility matrix with labels instead of codes', () => {
  const row = { purposes: ['0'], occupancies: ['0', '2'], units: [1, 4] };
  const program = {
    loanType: '0',
    lien: '0',
    termMonths: 360,
    amortization: { kind: 'fixed' },
    insurance: 'private',
    eligibility: { amountRule: 'conforming', propertyTypes: ['0'], docTypes: ['0'], matrix: [row] },
  } as unknown as Program;
  renderInPortal(<ProgramRules program={program} />);
  expect(screen.getByRole('row', { name: /Purchase Primary Residence, .*Investment.* 1–4/ })).toBeVisible();
});
