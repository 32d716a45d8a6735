import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PortalRouter } from '../providers/router/PortalRouter';
import { memoryHistory } from '../providers/router/portal-history';
import { reactAdminAddress } from './list-view';
import { useListView } from './useListView';

/** The view of a list at a query string, and where it is. */
function open(query: string) {
  const history = memoryHistory(`/branches${query}`);
  const { result } = renderHook(() => useListView(reactAdminAddress({ field: 'name', order: 'ASC' })), {
    wrapper: ({ children }) => <PortalRouter history={history}>{children}</PortalRouter>,
  });
  return { list: () => result.current, where: () => decodeURIComponent(history.location.search) };
}

const byCity = { sort: { field: 'city', order: 'DESC' } } as const;

it('recognizes the saved view on any page, also as React-Admin wrote it', () => {
  const { list } = open('?filter={"q":"lee"}&page=3');
  expect(list().views.query).toBe('filter=%7B%22q%22%3A%22lee%22%7D');
  expect(list().views.isCurrent('filter=%7B%22q%22%3A%22lee%22%7D&order=ASC&perPage=10&sort=name')).toBe(true);
  expect(list().views.isCurrent('')).toBe(false);
});

it('leads to page 1 with every change except of the page', async () => {
  const { list, where } = open('?filter={"state":["CA"]}&page=3');
  await act(async () => list().change({ page: 2 }));
  expect(where()).toBe('?filter={"state":["CA"]}&page=2');
  await act(async () => list().change(byCity));
  expect(where()).toBe('?filter={"state":["CA"]}&sort=city&order=DESC');
  await act(async () => list().change({ page: 2 }));
  await act(async () => list().filtering.onSet('q', 'lee'));
  expect(where()).toBe('?filter={"state":["CA"],"q":"lee"}&sort=city&order=DESC');
  await act(async () => list().clear());
  expect(where()).toBe('?sort=city&order=DESC');
});
