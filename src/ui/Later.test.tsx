import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { Later } from './Later';

it('shows what is below after what is above', async () => {
  const seen: string[] = [];
  function Above() {
    useLayoutEffect(() => void seen.push(`above, with${screen.queryByText('Below') ? '' : 'out'} below`), []);
    return <p>Above</p>;
  }
  render(
    <>
      <Above />
      <Later>
        <p>Below</p>
      </Later>
    </>,
  );
  expect(await screen.findByText('Below')).toBeVisible();
  expect(seen).toEqual(['above, without below']);
});
