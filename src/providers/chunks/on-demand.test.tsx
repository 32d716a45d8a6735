import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { onDemand } from './on-demand';

const made = () => {
  const load = vi.fn().mockResolvedValue(() => <p>The part</p>);
  return { load, Part: onDemand('part', load) };
};
const show = (Part: ReturnType<typeof made>['Part']) =>
  render(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  );

it('shows the fallback until its code has loaded', async () => {
  const { Part } = made();
  show(Part);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText('The part')).toBeVisible();
});

it('renders at once what was loaded before', async () => {
  const { load, Part } = made();
  Part.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  show(Part);
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('loads again if it could not be loaded before', async () => {
  const { load, Part } = made();
  load.mockRejectedValueOnce(new Error('offline'));
  Part.preload();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  show(Part);
  expect(await screen.findByText('The part')).toBeVisible();
});
