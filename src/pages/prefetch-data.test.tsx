import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../providers/data/data-provider';
import { createQueryClient } from '../providers/data/query-client';
import { useLoan } from '../shell/loan/useLoan';
import { fakeServer } from '../testing/fake-server';
import { prefetchPages } from './prefetch';
import { prefetchData } from './prefetch-data';

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
  prefetchData(client, '/main/pipelines');
  expect(seen).toHaveLength(0);
  prefetchData(client, '/loans/7/dashboard');
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
