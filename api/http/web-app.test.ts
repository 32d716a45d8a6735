import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express, { type Express } from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webApp } from './web-app';

const folder = mkdtempSync(path.join(tmpdir(), 'emet-web-'));
const script = 'console.log("a line of a script that says the same again and again");\n'.repeat(100);

function app(): Express {
  const served = express();
  served.use((_req, res, next) => {
    res.locals.cspNonce = 'a nonce';
    next();
  });
  return served.use(webApp(folder));
}

beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">');
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), script);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the web app', () => {
  it.each(['br', 'gzip'])('comes compressed to a browser that takes %s', async (encoding) => {
    const answer = await supertest(app()).get('/assets/app-1a2b.js').set('Accept-Encoding', encoding).expect(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('comes as it is to one that takes neither', async () => {
    const answer = await supertest(app()).get('/assets/app-1a2b.js').set('Accept-Encoding', 'identity').expect(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(script.length));
  });

  it('is one page for every address, always fresh, with the nonce of the answer', async () => {
    const answer = await supertest(app()).get('/main/pipelines').expect(200);
    expect(answer.text).toBe('<meta name="csp-nonce" content="a nonce">');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('does not answer the page for a file that is gone', async () => {
    await supertest(app()).get('/assets/old-9f8e.js').expect(404);
  });
});
