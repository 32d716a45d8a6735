import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { Hint } from './Hint';

function show() {
  const onClick = vi.fn();
  renderInPortal(
    <>
      <Hint title="Reload the data">
        <button type="button" aria-label="Refresh" onClick={onClick}>
          ↻
        </button>
      </Hint>
      <button type="button">Other</button>
    </>,
  );
  // One person, so that the pointer leaves what it was on.
  return { onClick, person: userEvent.setup(), button: screen.getByRole('button', { name: 'Refresh' }) };
}
const hint = () => screen.findByRole('tooltip', { name: 'Reload the data' });
const gone = () => vi.waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('shows while the pointer is on the button, and stays while it is on the text', async () => {
  const { person, button } = show();
  await person.hover(button);
  const text = await hint();
  await person.hover(text);
  expect(await hint()).toBeVisible();
  await person.hover(screen.getByRole('button', { name: 'Other' }));
  await gone();
});

it('shows when the keyboard reaches the button, and closes with Escape', async () => {
  const { person } = show();
  await person.tab();
  expect(await hint()).toBeVisible();
  await person.keyboard('{Escape}');
  await gone();
});

it('makes way for what the button does, and does not show on touch', async () => {
  const { person, button, onClick } = show();
  await person.hover(button);
  await hint();
  await person.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  await gone();
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});
