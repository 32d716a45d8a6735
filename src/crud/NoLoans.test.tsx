import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shellCalls } from '../shell/shell-calls';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { NoLoans } from './NoLoans';

const open = (isListing: boolean) => {
  signInAs({ username: 'ann', roles: ['Shipper'] });
  const homeFigures = vi.fn().mockResolvedValue({ isListing });
  stubCalls(shellCalls, { homeFigures });
  const look = vi.fn();
  renderInPortal(<NoLoans title="No funded loans" text="They appear once they are funded." onLook={look} />);
  return { homeFigures, look };
};

it('says that there are none', async () => {
  const { homeFigures, look } = open(false);
  await waitFor(() => expect(homeFigures).toHaveBeenCalled());
  expect(await screen.findByText('No funded loans')).toBeVisible();
  expect(look).not.toHaveBeenCalled();
});

it('says that the list is being built after a first start, and looks again until it is complete', async () => {
  const { homeFigures, look } = open(true);
  expect(await screen.findByText('The list is being built')).toBeVisible();
  expect(screen.queryByText('No funded loans')).not.toBeInTheDocument();
  expect(look).toHaveBeenCalledTimes(1);
  homeFigures.mockResolvedValue({ isListing: false });
  expect(await screen.findByText('No funded loans')).toBeVisible();
  expect(look.mock.calls.length).toBeGreaterThan(1);
});
