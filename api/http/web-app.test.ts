import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express, { type Express } from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST_FILE, type GuestFile, HOURS_PLACE } from '../../domain/pages/guest-file';
import { PAGE_FILES, type PageFiles } from '../../domain/pages/page-files';
import { SIGN_IN_FILE, type SignInFile } from '../../domain/pages/sign-in-file';
import { security } from './security';
import { webApp } from './web-app';

const folder = mkdtempSync(path.join(tmpdir(), 'emet-web-'));
const script = 'console.log("a line of a script that says the same again and again");\n'.repeat(100);

function app(): Express {
  return express()
    .use(...security({ https: true }))
    .use((_req, res, next) => {
      res.locals.cspNonce = 'a nonce';
      next();
    })
    .use(webApp(folder));
}

beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">');
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), script);
  for (const name of ['built-3c4d.js', 'mark-5e6f.svg']) {
    writeFileSync(path.join(folder, 'assets', name), script);
    writeFileSync(path.join(folder, 'assets', `${name}.br`), brotliCompressSync(`${script}// by the build`));
    writeFileSync(path.join(folder, 'assets', `${name}.gz`), gzipSync(`${script}// by the build`));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the web app', () => {
  it.each(['br', 'gzip'])('is compressed for a browser that accepts %s', async (encoding) => {
    const answer = await supertest(app()).get('/assets/app-1a2b.js').set('Accept-Encoding', encoding).expect(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
  ])('is sent as compressed by the build to a browser that accepts %s', async (accepted, encoding) => {
    const address = '/assets/built-3c4d.js?once';
    const answer = await supertest(app()).get(address).set('Accept-Encoding', accepted).expect(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(answer.text).toContain('// by the build');
    const etag = String(answer.headers.etag);
    const again = supertest(app()).get(address).set('Accept-Encoding', accepted).set('If-None-Match', etag);
    await again.expect(304);
    const plain = await supertest(app()).get(address).set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(plain.headers.etag).not.toBe(etag);
    expect(plain.text).toBe(script);
  });

  it.each([
    ['built-3c4d.js', 'br'],
    ['built-3c4d.js', 'identity'],
    ['app-1a2b.js', 'br'],
  ])(
    'is sent whole to a client that requests a range, as %s in %s, so that two encodings are never mixed',
    async (name, accepted) => {
      for (const range of ['bytes=0-99', 'bytes=900000-']) {
        const requested = supertest(app()).get(`/assets/${name}`).set('Accept-Encoding', accepted).set('Range', range);
        const { text, headers } = await requested.expect(200);
        expect(text.startsWith(script)).toBe(true);
        expect(headers).not.toHaveProperty('content-range');
      }
    },
  );

  it.each(['br', 'identity'])(
    'is a script with security headers but no content security policy, as %s',
    async (accepted) => {
      const { headers } = await supertest(app()).get('/assets/built-3c4d.js').set('Accept-Encoding', accepted);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'strict-transport-security': expect.any(String),
      });
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers).not.toHaveProperty('permissions-policy');
    },
  );

  it('sets the policy on an SVG image too, which a browser can open as a page', async () => {
    const { headers } = await supertest(app()).get('/assets/mark-5e6f.svg').set('Accept-Encoding', 'br');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  });

  it('is sent uncompressed to a client that accepts neither encoding', async () => {
    const answer = await supertest(app()).get('/assets/app-1a2b.js').set('Accept-Encoding', 'identity').expect(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(script.length));
  });

  it('is one page for every path, never cached, with the nonce of the answer', async () => {
    const answer = await supertest(app()).get('/main/pipelines').expect(200);
    expect(answer.text).toBe('<meta name="csp-nonce" content="a nonce">');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('has robots.txt as a text file', async () => {
    const site = express().use(webApp(path.join(import.meta.dirname, '..', '..', 'public')));
    const { text, headers } = await supertest(site).get('/robots.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('\nDisallow: /\n');
  });

  describe('with a list of the files of each page', () => {
    const files: PageFiles = {
      starter: 'assets/starter.js',
      application: ['assets/app.js'],
      access: ['assets/access.js'],
      texts: { en: { first: ['assets/en.js'] }, tr: { first: ['assets/tr.js'], access: ['assets/tr-access.js'] } },
      pages: [
        { paths: ['/main/pipelines'], files: ['assets/pipeline.js'], parts: ['first'] },
        { paths: ['/public/pricing'], files: ['assets/fields.js'], parts: ['first'] },
      ],
      shared: { en: ['assets/fields.js', 'assets/dialogs.js', 'assets/pipeline.js'] },
    };
    const site = path.join(folder, 'listed');
    beforeAll(() => {
      mkdirSync(site);
      writeFileSync(path.join(site, 'index.html'), '<head></head>');
      writeFileSync(path.join(site, PAGE_FILES), JSON.stringify(files));
    });

    it.each([
      ['/main/pipelines?tab=1', 'en', ['app', 'en', 'pipeline']],
      ['/Main/Pipelines/', 'tr-TR,en;q=0.5', ['app', 'tr', 'pipeline']],
      ['/login', 'tr', ['access', 'tr-access']],
      ['/login', 'en', ['access']],
      ['/no-such-page', 'de', ['access']],
    ])('has the browser request those of %s in %s with the first script', async (address, language, names) => {
      const { text, headers } = await supertest(express().use(webApp(site)))
        .get(address)
        .set('Accept-Language', language)
        .expect(200);
      expect(
        [...text.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/(.*?)\.js">/g)].map(
          ([, name]) => name,
        ),
      ).toEqual(names);
      expect(headers.vary).toContain('Accept-Language');
    });

    it.each([
      ['/main/pipelines', '/assets/fields.js /assets/dialogs.js'],
      ['/login', '/assets/fields.js /assets/dialogs.js /assets/pipeline.js'],
      ['/Public', '/assets/fields.js'],
    ])('names for after %s what many pages share, and for guests what theirs do', async (address, expected) => {
      const { text } = await supertest(express().use(webApp(site)))
        .get(address)
        .set('Accept-Language', 'en');
      expect(text).toContain(`<meta name="shared-files" content="${expected}">`);
    });

    it('names the files of the application and Home for after the sign-in, in its language', async () => {
      const home = { paths: ['/main/resources'], files: ['assets/home.js'], parts: ['first'] };
      writeFileSync(path.join(site, PAGE_FILES), JSON.stringify({ ...files, pages: [...files.pages, home] }));
      const { text } = await supertest(express().use(webApp(site)))
        .get('/login')
        .set('Accept-Language', 'tr');
      expect(text).toContain('<meta name="later-files" content="/assets/app.js /assets/tr.js /assets/home.js">');
    });
  });

  describe('with the sign-in as rendered by the build', () => {
    const rendered = (title: string, dir: string) => ({
      ...{ title, dir, provider: 'Log in with {{name}}' },
      ...{ open: '<p>open</p>', closed: '<p>closed</p>' },
    });
    const file: SignInFile = {
      tokens: ':root{--text:$&}',
      marks: { density: 'comfortable' },
      languages: { en: rendered('Sign in', 'ltr'), ar: rendered('دخول', 'rtl') },
    };
    const after = '<p class="access-after"></p>';
    const site = path.join(folder, 'rendered');
    const page =
      '<html lang="en" dir="ltr"><head><title>Portal</title>' +
      '<script type="module" blocking="render" crossorigin src="/assets/first.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/runtime.js"><link rel="stylesheet" crossorigin href="/assets/first.css">' +
      '</head><div id="root"></div>';
    const get = (address: string, language: string, cookie = '') =>
      supertest(
        express()
          .use(...security({ https: true }))
          .use(webApp(site)),
      )
        .get(address)
        .set('Accept-Language', language)
        .set('Cookie', cookie)
        .expect(200);
    beforeAll(() => {
      mkdirSync(path.join(site, 'assets'), { recursive: true });
      writeFileSync(path.join(site, 'index.html'), page);
      writeFileSync(path.join(site, 'assets', 'first.css'), 'p{margin:0}/*$&*/');
      writeFileSync(path.join(site, SIGN_IN_FILE), JSON.stringify(file));
      const files: PageFiles = {
        starter: 'assets/starter.js',
        application: [],
        access: ['assets/access.js'],
        texts: {},
        pages: [],
        shared: {},
      };
      writeFileSync(path.join(site, PAGE_FILES), JSON.stringify(files));
    });

    it.each([
      ['/login', 'en', '<html lang="en" dir="ltr" data-density="comfortable">', 'Sign in'],
      ['/Login/?from=mail', 'ar-EG', '<html lang="ar" dir="rtl" data-density="comfortable">', 'دخول'],
    ])('sends it for %s in %s, in a style that the policy allows', async (address, language, root, title) => {
      const { text, headers } = await get(address, language);
      expect(text).toContain(root);
      expect(text).toContain(`<title>${title}</title>`);
      expect(text).toMatch(/<div id="root"><p>(open|closed)<\/p><\/div>/);
      const nonce = /<style id="tokens" nonce="([^"]+)">:root\{--text:\$&\}<\/style>/.exec(text)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers.vary).toContain('Cookie');
    });

    it('has its styles in it and runs nothing but the starter, so that its paint waits for no other file', async () => {
      const { text, headers } = await get('/login', 'en');
      const nonce = /<style nonce="([^"]+)">p\{margin:0\}\/\*\$&\*\/<\/style>/.exec(text)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(text).not.toMatch(/stylesheet|blocking|preload/);
      expect([...text.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
        '/assets/starter.js',
      ]);
      const named = /<meta name="(first-script|after-paint)" content="([^"]+)">/g;
      expect([...text.matchAll(named)].map(([, when, address]) => [when, address])).toEqual([
        ['first-script', '/assets/first.js'],
        ['after-paint', '/assets/runtime.js'],
        ['after-paint', '/assets/access.js'],
      ]);
      expect(headers['content-encoding']).toBeUndefined();
    });

    it('has the buttons of the providers that are configured, and names them for its script', async () => {
      writeFileSync(
        path.join(site, SIGN_IN_FILE),
        JSON.stringify({ ...file, languages: { en: { ...rendered('Sign in', 'ltr'), open: after, closed: after } } }),
      );
      writeFileSync(path.join(site, 'index.html'), `${page}  `);
      const app = express().use(webApp(site, [{ id: 'oidc-1', name: 'A "B" <c>$&' }]));
      const { text } = await supertest(app).get('/login').expect(200);
      const named = 'A &quot;B&quot; &lt;c&gt;$&amp;';
      expect(text).toContain(`<a class="access-provider" href="/login?with=oidc-1">Log in with ${named}</a>${after}`);
      const line = /<meta name="sign-in-providers" content="([^"]+)">/.exec(text)?.[1] ?? '';
      expect(line.replaceAll('&quot;', '"')).toBe('[{"id":"oidc-1","name":"A \\"B\\" &lt;c&gt;$&amp;"}]');
      const plain = await supertest(express().use(webApp(site)))
        .get('/login')
        .expect(200);
      expect(plain.text).not.toMatch(/access-provider|sign-in-providers/);
      writeFileSync(path.join(site, SIGN_IN_FILE), JSON.stringify(file));
    });

    it('is compressed', async () => {
      writeFileSync(path.join(site, 'assets', 'first.css'), 'p{margin:0}'.repeat(200));
      writeFileSync(path.join(site, 'index.html'), `${page} `);
      const { headers } = await get('/login', 'en').set('Accept-Encoding', 'gzip');
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers.vary).toContain('Accept-Encoding');
    });

    it.each([
      ['/main/pipelines', ''],
      ['/login', 'other=2; own_sign_in=1'],
    ])('sends the empty page for %s with the cookie "%s"', async (address, cookie) => {
      const { text } = await get(address, 'en', cookie);
      expect(text).toContain('<script type="module" blocking="render"');
      expect(text).toContain('rel="stylesheet"');
      expect(text).toContain('<div id="root"></div>');
    });
  });

  describe("with the guests' home page as rendered by the build", () => {
    const view = (name: string) => ({
      styles: `<style nonce="__CSP_NONCE__">.${name}{color:red}</style>`,
      content: `<p>${name} ${HOURS_PLACE}</p>`,
    });
    const file: GuestFile = {
      tokens: ':root{--text:#123}',
      marks: {},
      languages: {
        en: { title: 'Home', dir: 'ltr', open: 'Open', closed: 'Closed', narrow: view('narrow'), wide: view('wide') },
      },
    };
    const site = path.join(folder, 'guest');
    const page = '<html lang="en" dir="ltr"><head><title>Portal</title></head><div id="root"></div>';
    const get = (address: string, headers: Readonly<Record<string, string>>) =>
      supertest(
        express()
          .use(...security({ https: true }))
          .use(webApp(site)),
      )
        .get(address)
        .set({ 'Accept-Language': 'en', ...headers })
        .expect(200);
    beforeAll(() => {
      mkdirSync(site);
      writeFileSync(path.join(site, 'index.html'), page);
      writeFileSync(path.join(site, GUEST_FILE), JSON.stringify(file));
    });

    it.each([
      ['wide', {}],
      ['narrow', { 'Sec-CH-UA-Mobile': '?1' }],
      ['narrow', { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }],
    ])('sends the %s one to %o, in styles that the policy allows', async (width, headers) => {
      const { text, headers: sent } = await get('/public/', headers);
      expect(text).toMatch(new RegExp(`<div id="root" data-sent><p>${width} (Open|Closed)</p></div>`));
      const nonce = new RegExp(`<style nonce="([^"]+)">.${width}{color:red}</style>`).exec(text)?.[1];
      expect(sent['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(sent.vary).toContain('Sec-CH-UA-Mobile');
    });

    it.each([
      ['/public/rates', {}],
      ['/public', { Cookie: 'own_sign_in=1' }],
      ['/public', { 'Accept-Language': 'tr' }],
    ])('sends the empty page for %s with %o', async (address, headers) => {
      expect((await get(address, headers)).text).toBe(page);
    });
  });

  it('does not send the page for a missing file', async () => {
    await supertest(app()).get('/assets/old-9f8e.js').expect(404);
  });
});
