import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListRows } from '../crud/useListRows';
import { useListView } from '../crud/useListView';
import { pipelineAddress, pipelineFilter } from '../loan/pipeline/address';
import { dataProvider } from '../providers/data/data-provider';
import { createQueryClient } from '../providers/data/query-client';
import { useLoan } from '../shell/loan/useLoan';
import { fakeServer } from '../testing/fake-server';
import { prefetchPages } from './prefetch';
import { loadFirstData, prefetchData } from './prefetch-data';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the data of a link', () => {
  function showLinks() {
    const requestData = vi.fn<(path: string) => void>();
    const stop = prefetchPages(requestData);
    render(
      <>
        <a href="/loans/1/dashboard">One</a>
        <a href="/loans/2/dashboard">Two</a>
        <a href="https://example.com/loans/3/dashboard">Elsewhere</a>
      </>,
    );
    return { requestData, stop };
  }

  it('is requested at once when the link is pressed', () => {
    const { requestData, stop } = showLinks();
    fireEvent.pointerDown(screen.getByText('One'));
    expect(requestData).toHaveBeenCalledExactlyOnceWith('/loans/1/dashboard');
    stop();
  });

  it.each(['pointerOver', 'focusIn'] as const)('is requested once the user stays on the link (%s)', (reach) => {
    const { requestData, stop } = showLinks();
    for (const name of ['One', 'Two', 'One', 'Two']) {
      fireEvent[reach](screen.getByText(name));
      vi.advanceTimersByTime(40);
    }
    expect(requestData).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40);
    expect(requestData).toHaveBeenCalledExactlyOnceWith('/loans/2/dashboard');
    stop();
  });

  it('is not requested for other sites, nor after the user has left the link', () => {
    const { requestData, stop } = showLinks();
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    fireEvent.pointerOver(screen.getByText('One'));
    fireEvent.pointerOver(document.body);
    vi.advanceTimersByTime(1_000);
    stop();
    fireEvent.pointerDown(screen.getByText('One'));
    expect(requestData).not.toHaveBeenCalled();
  });
});

function Borrower() {
  const { loan } = useLoan('7');
  return <p>{loan?.sSpCity ?? 'loading'}</p>;
}

it('is there when the page of the loan first renders, which requests it no second time', async () => {
  const seen = fakeServer(() => ({ json: { sLNm: '7', sSpCity: 'Pasadena' } }));
  const client = createQueryClient();
  void prefetchData(client, '/main/pipelines');
  expect(seen).toHaveLength(0);
  void prefetchData(client, '/loans/7/dashboard');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CoreAdminContext dataProvider={dataProvider} queryClient={client}>
          <Borrower />
        </CoreAdminContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Pasadena')).toBeVisible();
  expect(seen.map(({ path }) => path)).toEqual(['/api/lqb/loans/7']);
});

describe('the data of the first page', () => {
  const key = ['loans', 'getOne', { id: '7' }];
  const at = (address: string) => new URL(address, window.location.origin);

  it('is there before the page renders', async () => {
    fakeServer(() => ({ json: { sLNm: '7', sSpCity: 'Pasadena' } }));
    const client = createQueryClient();
    await loadFirstData(client, at('/loans/7/dashboard'));
    expect(client.getQueryData(key)).toMatchObject({ sSpCity: 'Pasadena' });
  });

  it('are the rows that the pipeline shows at its address, which it requests no second time', async () => {
    const seen = fakeServer(() => ({
      json: [{ id: '7', sLNm: '7', aBLastNm: 'Lee' }],
      headers: { 'Content-Range': 'loans 10-10/11' },
    }));
    const client = createQueryClient();
    const address = '/main/pipelines?tab=1&q=lee&page=2';
    await loadFirstData(client, at(address));
    function Rows() {
      const list = useListView(pipelineAddress);
      const { rows } = useListRows('loans', list, pipelineFilter(list.view), { tab: 'tab' });
      return <p>{rows?.[0]?.aBLastNm ?? 'loading'}</p>;
    }
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <CoreAdminContext dataProvider={dataProvider} queryClient={client}>
            <Rows />
          </CoreAdminContext>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(screen.getByText('Lee')).toBeVisible();
    expect(seen.map(({ path }) => path.replace(/\?.*/, ''))).toEqual(['/api/lqb/loans']);
  });

  it('does not hold a page up if it is slow, or fails', async () => {
    fakeServer(({ path }) => (path.endsWith('7') ? new Promise(() => undefined) : { status: 500, json: {} }));
    const client = createQueryClient();
    const slow = loadFirstData(client, at('/loans/7/dashboard'));
    await vi.advanceTimersByTimeAsync(100);
    await expect(slow).resolves.toBeUndefined();
    await expect(loadFirstData(client, at('/loans/8/dashboard'))).resolves.toBeUndefined();
    expect(client.getQueryData(key)).toBeUndefined();
  });
});
