import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { SearchField } from './SearchField';

/** A list that trims the search text before it sends it. */
function List() {
  const [requested, setAsked] = useState('');
  return (
    <>
      <SearchField label="City" value={requested} onChange={(typed) => setAsked(typed.trim())} />
      <output>{requested}</output>
    </>
  );
}

it('keeps a trailing space when the user pauses between words', async () => {
  renderInPortal(<List />);
  const field = screen.getByRole('searchbox', { name: 'City' });
  await userEvent.type(field, 'San ');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('San'));
  await userEvent.type(field, 'Mateo');
  expect(field).toHaveValue('San Mateo');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('San Mateo'));
});

it('has one button that clears it, and none of the browser', async () => {
  renderInPortal(<List />);
  const field = screen.getByRole('searchbox', { name: 'City' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'San');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(screen.queryByRole('button')).toBeNull();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  expect(rules.filter((rule) => rule.includes('search-cancel-button') && rule.includes('display: none'))).not.toEqual(
    [],
  );
});
