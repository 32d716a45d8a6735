import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loanCalls } from '../../loan/loan-calls';
import { ApiError } from './api-error';
import { useCreationKey } from './useCreationKey';

afterEach(() => vi.unstubAllGlobals());

const used = new ApiError('', 409, { code: 'conflict', wording: { code: 'creation-key-used', values: {} } });

it('keeps the key of a form for repeats, and takes another one after the server has told of an earlier version', () => {
  const { result } = renderHook(useCreationKey);
  const { key } = result.current;
  for (const failure of [new ApiError('', 0), new ApiError('', 504), new TypeError('gone')])
    act(() => result.current.renewAfter(failure));
  expect(result.current.key).toBe(key);
  act(() => result.current.renewAfter(used));
  expect(result.current.key).not.toBe(key);
});

it('is sent with a new loan', async () => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ loanNum: '7' }), { status: 201 }));
  vi.stubGlobal('fetch', fetched);
  await loanCalls.create({}, 'the key of the form');
  expect(fetched).toHaveBeenCalledWith(
    '/api/lqb/loans/create',
    expect.objectContaining({ headers: expect.objectContaining({ 'Idempotency-Key': 'the key of the form' }) }),
  );
});
