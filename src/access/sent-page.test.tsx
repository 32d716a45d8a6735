import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placeOf } from './sent-page';

const textOfPage = (): string => document.body.textContent;

it('uses the root of a page without a sent view', () => {
  render(<div id="root" />);
  const root = document.getElementById('root') ?? expect.fail();
  expect(placeOf(root)).toBe(root);
});

it.each(['heading', 'alert'])('keeps the sent view until the script shows its %s', async (role) => {
  // Not by React, because it is removed.
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.sent = '';
  root.textContent = 'Sent';
  document.body.append(root);
  const place = placeOf(root);
  const { rerender, unmount } = render(<p>Loading</p>, { container: place });
  await Promise.resolve();
  expect(textOfPage()).toContain('Sent');
  rerender(role === 'heading' ? <h1>Welcome</h1> : <p role="alert">It failed.</p>);
  await waitFor(() => expect(textOfPage()).not.toContain('Sent'));
  expect([document.querySelectorAll('#root').length, place.className]).toEqual([1, '']);
  unmount();
  place.remove();
});
