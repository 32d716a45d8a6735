import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { usePageKeys } from './usePageKeys';

it('runs a key on what is on screen, also right after it changed', () => {
  const ran = vi.fn();
  const Page = ({ state }: { readonly state: string }) => {
    usePageKeys((key) => {
      ran(key, state);
      return true;
    });
    // The earliest moment at which someone can press a key: the new state is in the page, and nothing has run after it.
    useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: state === 'open' ? 'w' : 'c' }), [state]);
    return <p>{state}</p>;
  };
  const { rerender } = render(<Page state="cleared" />);
  rerender(<Page state="open" />);
  expect(ran).toHaveBeenLastCalledWith('w', 'open');
});
