import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuFacts } from '../../../domain/loan/loan.schemas';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { stubCalls } from '../../testing/stub-calls';
import { shellCalls } from '../shell-calls';
import { useLoanMenu } from './useLoanMenu';

function Badges() {
  const items = useLoanMenu();
  return (
    <ul>
      {items.map(({ page, badge }) => (
        <li key={page}>{`${page} ${badge?.text ?? 'no badge'}`}</li>
      ))}
    </ul>
  );
}

const open = (facts: MenuFacts, sStatusT = '28') => {
  const menuFacts = vi.fn(async () => facts);
  stubCalls(shellCalls, { menuFacts });
  const loan = { id: '123', sLNm: '123', version: 1, sStatusT, applicants: [{}] };
  renderInPortal(<Badges />, {
    at: '/loans/123/dashboard',
    route: '/loans/:loanNum/*',
    data: { getOne: vi.fn().mockResolvedValue({ data: loan }) },
  });
  return menuFacts;
};

beforeEach(() => {
  localStorage.clear();
  signInAs({ username: 'ann', roles: ['Processor'], menuPermissions: [31, 16, 19] });
});

describe('the badges of the loan menu', () => {
  it('say None without active conditions or requested changes of circumstance (MENU-26, MENU-27)', async () => {
    open({ activeConditions: 0, openCocRequests: 0 });
    expect(await screen.findByText('conditions None')).toBeVisible();
    expect(screen.getByText('coc None')).toBeVisible();
  });

  it('are absent if there are any, and if the user may not see them', async () => {
    const facts = open({ activeConditions: 2, openCocRequests: null });
    expect(await screen.findByText('conditions no badge')).toBeVisible();
    await vi.waitFor(() => expect(facts).toHaveBeenCalled());
    expect(screen.getByText('coc no badge')).toBeVisible();
  });

  it('are not requested before submission', async () => {
    const facts = open({ activeConditions: 0, openCocRequests: 0 }, '0');
    expect(await screen.findByText('dashboard no badge')).toBeVisible();
    expect(facts).not.toHaveBeenCalled();
  });
});
