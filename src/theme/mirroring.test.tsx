import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

function Probe({ wanted, use }: { readonly wanted: 'ltr' | 'rtl'; readonly use: typeof import('./mirroring') }) {
  return <p>{use.useLoadedDirection(wanted) ?? 'waits'}</p>;
}

/** As in a browser that has not loaded it yet. */
async function fresh() {
  vi.resetModules();
  return import('./mirroring');
}

it('waits for the mirrored styles of the first page', async () => {
  const use = await fresh();
  expect(() => use.pluginsOf('rtl')).toThrow('loadMirroring');
  render(<Probe wanted="rtl" use={use} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('waits');
  await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent('rtl'));
  expect(use.pluginsOf('rtl').stylisPlugins).toHaveLength(2);
});

it('keeps the direction of a shown page until the other styles are there', async () => {
  const use = await fresh();
  const { rerender } = render(<Probe wanted="ltr" use={use} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('ltr');
  rerender(<Probe wanted="rtl" use={use} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('ltr');
  await waitFor(() => expect(screen.getByRole('paragraph')).toHaveTextContent('rtl'));
  rerender(<Probe wanted="ltr" use={use} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('ltr');
});
