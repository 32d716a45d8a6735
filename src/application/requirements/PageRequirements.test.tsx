import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { RequirementsOfPage } from './PageRequirements';
import { facts, startedLoan } from './requirements.test-support';

describe('missing values of a page', () => {
  it('are counted once across stages, and listed on demand', async () => {
    const { where } = renderInPortal(
      <RequirementsOfPage loanNum="100" document={startedLoan} facts={facts} page="app/asset" />,
    );
    await userEvent.click(screen.getByRole('button', { name: '4 missing on this page' }));
    const dialog = within(screen.getByRole('dialog', { name: '4 missing on this page' }));
    expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Other assets and credits, or that there are none',
      'Gifts and grants, or that there are none',
      'Value',
      'Account number',
    ]);
    await userEvent.click(dialog.getByRole('link', { name: 'Value' }));
    expect(where()).toBe('/loans/100/app/asset?at=assets.bank.value');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be limited to one stage', () => {
    renderInPortal(
      <RequirementsOfPage
        loanNum="100"
        document={startedLoan}
        facts={facts}
        page="app/loan-property"
        stage="disclosure"
      />,
    );
    expect(screen.getByRole('button', { name: '3 missing on this page' })).toBeVisible();
  });

  it('are replaced by a message if the page is complete', () => {
    renderInPortal(
      <RequirementsOfPage loanNum="100" document={startedLoan} facts={facts} page="app/liability" stage="pricing" />,
    );
    expect(screen.getByText('Nothing is missing on this page')).toBeVisible();
  });
});
