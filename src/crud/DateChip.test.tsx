import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { DayRange } from '../../domain/format/days';
import { renderInPortal } from '../testing/renderInPortal';
import { DateChip } from './DateChip';

function open(first?: DayRange) {
  const chosen = vi.fn();
  function Chip() {
    const [range, setRange] = useState(first);
    const onChange = (next: DayRange | undefined) => {
      chosen(next);
      setRange(next);
    };
    return <DateChip label="Locked" range={range} onChange={onChange} />;
  }
  renderInPortal(<Chip />);
  return chosen;
}

const box = (name: string) => screen.findByRole('textbox', { name });

async function enter(name: string, text: string) {
  await userEvent.clear(await box(name));
  if (text !== '') {
    await userEvent.click(await box(name));
    await userEvent.paste(text);
  }
}

it('filters by dates in the format of the portal, and by none until they are complete', async () => {
  const chosen = open();
  await userEvent.click(screen.getByRole('button', { name: /Locked/ }));
  await enter('From', '03/0');
  expect(chosen).not.toHaveBeenCalled();
  await enter('From', '03/04/2026');
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith({ from: '2026-03-04' }));
  await enter('To', '03/31/2026');
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith({ from: '2026-03-04', to: '2026-03-31' }));
  await enter('From', '');
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith({ to: '2026-03-31' }));
});

it("offers the portal's calendar, not the browser's", async () => {
  open({ from: '2026-03-04' });
  await userEvent.click(screen.getByRole('button', { name: /^Locked/ }));
  expect(await box('From')).toHaveValue('03/04/2026');
  expect(document.querySelector('input[type="date"]')).toBeNull();
  const [first] = screen.getAllByRole('button', { name: /calendar/i });
  await userEvent.click(first as HTMLElement);
  const calendar = await screen.findByRole('dialog', { name: /From/ });
  await waitFor(() => expect(within(calendar).getByRole('gridcell', { name: '4' })).toBeVisible());
});
