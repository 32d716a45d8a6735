import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../access/leave';
import { clearSession, readLogoutReason, saveSession, sessionKeys } from '../../access/session';
import { toSessionUser } from '../../access/user';
import { fakeServer } from '../../testing/fake-server';
import { download, request } from './http';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(sessionKeys.token, 'the-token');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an API call', () => {
  it('sends the user’s token and the loan that it concerns', async () => {
    const seen = fakeServer(() => ({ json: { ok: true } }));
    await request('/storage/1', { loanNum: '123' });
    expect(seen[0]?.path).toBe('/api/storage/1');
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer the-token');
    expect(seen[0]?.headers.get('X-Loan-Number')).toBe('123');
  });

  it('names the user of its page, and is not sent once another window signed in another one', async () => {
    saveSession('t', toSessionUser({ username: 'ann lee' }));
    const seen = fakeServer(() => ({ json: {} }));
    await request('/storage/1');
    expect(seen[0]?.headers.get('X-Page-User')).toBe('ann%20lee');
    localStorage.setItem(sessionKeys.user, JSON.stringify(toSessionUser({ username: 'bob' })));
    const answer = { status: 409, code: 'other-user' };
    await expect(request('/storage/1', { method: 'PUT', body: {} })).rejects.toMatchObject(answer);
    await expect(download('/storage/1')).rejects.toMatchObject(answer);
    expect(seen).toHaveLength(1);
  });

  it('sends no token during sign-in', async () => {
    const seen = fakeServer(() => ({ json: {} }));
    await request('/mfa/login', { method: 'POST', body: { login: 'ann' }, signsIn: true });
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
    expect(seen[0]?.body).toEqual({ login: 'ann' });
  });

  it('ends the session and redirects to /error401 on 401', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServer(() => ({ status: 401, json: { code: 'signed-out', message: 'Please sign in.' } }));
    await expect(request('/lqb/loans/1')).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem(sessionKeys.token)).toBeNull();
    expect(readLogoutReason()).toBe('invalid');
    expect(to).toHaveBeenCalledWith('/error401');
  });

  it('leaves it to the sign-out to say why, if the session was cleared while the call was under way', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServer(() => {
      clearSession('signedOutElsewhere');
      return { status: 401, json: { code: 'signed-out', message: 'Please sign in.' } };
    });
    await expect(request('/lqb/loans/1')).rejects.toMatchObject({ status: 401 });
    expect(readLogoutReason()).toBe('signedOutElsewhere');
    expect(to).not.toHaveBeenCalled();
  });

  it('keeps the session of a later sign-in when a call with an older token is refused', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServer(() => {
      localStorage.setItem(sessionKeys.token, 'a-later-token');
      return { status: 401, json: { code: 'signed-out', message: 'Please sign in.' } };
    });
    await expect(request('/lqb/loans/1')).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem(sessionKeys.token)).toBe('a-later-token');
    expect(to).not.toHaveBeenCalled();
  });

  it.each([401, 403])('logs an authorization error (%i) as a warning', async (status) => {
    vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServer(() => ({ status, json: { message: 'No.' } }));
    await expect(request('/lqb/loans/1')).rejects.toThrow('No.');
    expect(warn).toHaveBeenCalledExactlyOnceWith(`Authorization error: the server answered ${status}.`);
  });

  it('keeps the session if a 401 means a wrong password', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => undefined);
    fakeServer(() => ({ status: 401, json: { message: 'No.' } }));
    await expect(request('/mfa/login', { method: 'POST', signsIn: true })).rejects.toThrow('No.');
    expect(localStorage.getItem(sessionKeys.token)).toBe('the-token');
    expect(to).not.toHaveBeenCalled();
  });

  it('fails if a successful answer has result.status error', async () => {
    fakeServer(() => ({ json: { result: { status: 'error', error: 'No rate' } } }));
    await expect(request('/lqb/x')).rejects.toThrow('No rate');
  });

  it('reports that the portal is unreachable if no answer arrives', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('network');
    });
    await expect(request('/lqb/x')).rejects.toMatchObject({ status: 0, code: 'no-answer' });
  });

  it('reports the same if the answer breaks off', async () => {
    const broken = {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: () => Promise.reject(new TypeError('reset')),
    };
    vi.stubGlobal('fetch', async () => broken);
    await expect(request('/lqb/x')).rejects.toMatchObject({ status: 0, code: 'no-answer' });
  });

  it('fails with AbortError if the caller aborts', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async () => {
      controller.abort();
      throw new DOMException('Aborted', 'AbortError');
    });
    await expect(request('/lqb/x', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('returns nothing for an empty body', async () => {
    fakeServer(() => ({ status: 204 }));
    expect((await request('/mfa/logout', { method: 'POST' })).data).toBeUndefined();
  });
});

describe('a download', () => {
  it('returns the bytes with the server’s file name', async () => {
    fakeServer(() => ({
      text: '%PDF',
      headers: { 'Content-Disposition': "attachment; filename*=UTF-8''caf%C3%A9.pdf" },
    }));
    const file = await download('/x');
    expect(file.name).toBe('café.pdf');
    expect(file.blob.size).toBe(4);
  });

  it('reports the number of bytes received', async () => {
    fakeServer(() => ({ text: '%PDF', headers: { 'Content-Type': 'application/pdf' } }));
    const onProgress = vi.fn();
    const { blob } = await download('/x', { onProgress });
    expect([blob.size, blob.type]).toEqual([4, 'application/pdf']);
    expect(onProgress).toHaveBeenLastCalledWith(4);
  });

  it('fails with the specified text and the server’s message', async () => {
    fakeServer(() => ({ status: 404, text: 'missing' }));
    await expect(download('/x')).rejects.toThrow('Error while downloading. missing');
  });
});
