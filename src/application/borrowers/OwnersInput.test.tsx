import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { loanOfThree } from './borrowers.test-support';
import { OwnersInput } from './OwnersInput';
import { OwnersText } from './OwnersText';

const at = { at: '/loans/500000012345/app/asset', route: '/loans/:loanNum/app/asset' };
const data = { getOne: async () => ({ data: loanOfThree }) } as never;

function show(owners: readonly string[], more: object = {}) {
  const onSubmit = vi.fn();
  const view = renderInPortal(
    <Form record={{ id: 1, assets: [{ owners }] }} onSubmit={onSubmit}>
      <OwnersInput source="assets.0.owners" {...more} />
      <button type="submit">Send</button>
    </Form>,
    { ...at, data },
  );
  return { ...view, onSubmit };
}

const pressed = () =>
  within(screen.getByRole('group', { name: 'Owners' }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent);

it('offers borrowers by name, and stores the selected ones in order', async () => {
  const person = userEvent.setup();
  const { onSubmit } = show(['0C']);
  await screen.findByRole('button', { name: 'Ann Lee' });
  expect(pressed()).toEqual(['Ben Lee']);
  await person.tab();
  await person.keyboard(' ');
  expect(pressed()).toEqual(['Ann Lee', 'Ben Lee']);
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ assets: [{ owners: ['0B', '0C'] }] }));
});

it('requires at least one owner', async () => {
  const person = userEvent.setup();
  const { onSubmit } = show(['0B']);
  await person.click(await screen.findByRole('button', { name: 'Ann Lee' }));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Required')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows an owner who is no longer on the loan by role', async () => {
  show(['1C'], { readOnly: true });
  expect(await screen.findByRole('textbox', { name: 'Owners' })).toHaveValue('Co-borrower, application 2');
  expect(screen.getByRole('textbox', { name: 'Owners' })).toHaveAttribute('readonly');
});

it("shows the owners' names as text", async () => {
  renderInPortal(<OwnersText owners={['0B', '1B', '1C']} />, { ...at, data });
  expect(await screen.findByText('Ann Lee, Cem Kaya, Co-borrower, application 2')).toBeVisible();
});
