import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { cookiesOf, setCookie } from './cookies';

const served = (https: boolean, value: string | null) =>
  supertest(
    express().get('/', (_req, res) => {
      setCookie(res, { name: 'emet_pin', value, maxAgeSeconds: 60 }, https);
      res.end();
    }),
  ).get('/');

describe('a cookie', () => {
  it('is Secure and bound to the host if the origin is https:, although the proxy speaks HTTP', async () => {
    const { headers } = await served(true, 'abc');
    const [cookie] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-emet_pin=abc; Max-Age=60; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
    expect(cookie).not.toContain('Domain');
  });

  it('is not Secure if the origin is http:, whatever a proxy says', async () => {
    const { headers } = await served(false, 'abc').set('X-Forwarded-Proto', 'https');
    const [cookie] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^emet_pin=abc; Max-Age=60; Path=\/api; .*HttpOnly; SameSite=Strict$/);
  });

  it('is removed under the same name and path', async () => {
    const { headers } = await served(true, null);
    expect(headers['set-cookie']?.[0]).toMatch(/^__Host-emet_pin=; Path=\/; Expires=Thu, 01 Jan 1970 .*Secure/);
  });

  it('is read by its name; over TLS only if it is bound to the host', () => {
    const header = '__Host-emet_pin=bound; emet_pin=planted; other=1; __proto__=x; noise; __Host-=empty';
    expect(cookiesOf(header, true)).toEqual({ emet_pin: 'bound' });
    expect(cookiesOf('emet_pin=abc; other=1', false)).toEqual({ emet_pin: 'abc', other: '1' });
    expect(cookiesOf(undefined, true)).toEqual({});
  });
});
