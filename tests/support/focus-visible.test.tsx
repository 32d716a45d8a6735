import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

it('shows the focus to who uses the keyboard, whatever was focused before', async () => {
  const person = userEvent.setup();
  const isVisible = (name: string): boolean => screen.getByRole('button', { name }).matches(':focus-visible');
  const first = render(<button type="button">First</button>);
  await person.tab();
  expect(isVisible('First')).toBe(true);
  first.unmount();

  render(<button type="button">Second</button>);
  await person.click(screen.getByRole('button', { name: 'Second' }));
  expect(isVisible('Second')).toBe(false);
  screen.getByRole('button', { name: 'Second' }).blur();
  await person.tab();
  expect(isVisible('Second')).toBe(true);
});
