import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { useOne, useRows } from './useRecords';

const row = { id: '7', sLNm: '7' };
const loan = { ...row, applicants: [{ aBFirstNm: 'Ann' }] };

function ListThenLoan() {
  const { data: rows } = useRows('loans', { pagination: { page: 1, perPage: 10 } });
  return rows ? <WholeLoan /> : null;
}

function WholeLoan() {
  const { data } = useOne('loans', '7');
  return data ? <p>{data.applicants?.[0]?.aBFirstNm ?? 'only a row'}</p> : null;
}

it('never takes a row of a list of loans for the whole loan', async () => {
  signInAs({ username: 'ann' });
  const getList = vi.fn().mockResolvedValue({ data: [row], total: 1 });
  const getOne = vi.fn().mockResolvedValue({ data: loan });
  renderInPortal(<ListThenLoan />, { data: { getList, getOne } });
  expect(await screen.findByText(/Ann|only a row/)).toHaveTextContent('Ann');
});
