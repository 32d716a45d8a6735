import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';
import { useOne, useRows } from './useRecords';

const row = { id: '7', name: '7' };
const whole = {
  loans: { ...row, applicants: [{ aBFirstNm: 'Ann' }] },
  'main/admin/branch': { ...row, uses: { users: 3, loans: 41 } },
};
type Name = keyof typeof whole;

function ListThenRecord({ name }: { readonly name: Name }) {
  const { data: rows } = useRows(name, { pagination: { page: 1, perPage: 10 } });
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(rows !== undefined), [rows]);
  return isOpen ? <Whole name={name} /> : null;
}

function Whole({ name }: { readonly name: Name }) {
  const { data } = useOne(name, '7', { staleTime: Number.POSITIVE_INFINITY });
  return data ? <p>{Object.keys(data).join()}</p> : null;
}

it.each(['loans', 'main/admin/branch'] as const)(
  'never takes a row of a list for the whole record: %s',
  async (name) => {
    signInAs({ username: 'ann' });
    const getList = vi.fn().mockResolvedValue({ data: [row], total: 1 });
    const getOne = vi.fn().mockResolvedValue({ data: whole[name] });
    renderInPortal(<ListThenRecord name={name} />, { data: { getList, getOne } });
    expect(await screen.findByText(/^id,name/)).toHaveTextContent(Object.keys(whole[name]).join());
  },
);
