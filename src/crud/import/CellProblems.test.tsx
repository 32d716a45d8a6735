import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { CellProblems } from './CellProblems';

const problems = [
  { sheet: 'Rates', cell: 'B17', code: 'rate-step', value: '6.13', expected: '0.125' },
  { sheet: 'Rates', cell: 'C18', code: 'not-a-price', value: '' },
];

it('shows location, content and problem of every invalid cell', async () => {
  renderInPortal(<CellProblems problems={problems} count={2} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('2 cells have errors. Nothing was saved');
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Rates!B176.13Rates must be in steps of 0.125.');
  expect(within(second as HTMLElement).getByRole('rowheader')).toHaveTextContent('Rates!C18');
  expect(second).toHaveTextContent('This isn’t a price.');
});

it('shows how many are hidden', async () => {
  renderInPortal(<CellProblems problems={problems} count={700} />);
  expect(await screen.findByText('698 more aren’t shown.')).toBeInTheDocument();
});

it('names a cell of a single sheet without it, and the file for what concerns all of it', async () => {
  const missing = { cell: '', code: 'missing-titles', value: '', expected: 'Kind, Line' };
  renderInPortal(<CellProblems problems={[{ cell: 'D6', code: 'missing-value', value: '' }, missing]} count={2} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The file can’t be used. Nothing was saved.');
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('D6–The value is missing.');
  expect(second).toHaveTextContent('Whole file–The first row lacks these column titles: Kind, Line.');
});
