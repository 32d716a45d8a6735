import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Request, type RequestHandler, Router } from 'express';
import { ownValue } from '../../domain/tables/own-value';
import type { Call } from './call';
import { accessText, openApi } from './openapi';

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding: .4rem 0; }
summary { cursor: pointer; } code { font: 13px ui-monospace, monospace; }
b { display: inline-block; min-width: 4.5rem; } pre { overflow: auto; }
`;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ownValue(escapes, sign) ?? sign);

function callHtml(call: Call, operation: unknown): string {
  return `<details id="${escaped(call.method + call.path)}"><summary><b>${call.method}</b> <code>/api${escaped(call.path)}</code>
 ${escaped(call.summary)}</summary><p>${escaped(accessText(call.access))}</p><pre><code>${escaped(JSON.stringify(operation, null, 2))}</code></pre></details>`;
}

/** A document, uncompressed and compressed. */
interface Stored {
  readonly type: 'json' | 'html' | 'css';
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function stored(type: Stored['type'], text: string): Promise<Stored> {
  const identity = Buffer.from(text);
  return { type, identity, gzip: await asGzip(identity), br: await asBrotli(identity, quality) };
}

const docsPage = (calls: readonly Call[], sections: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Emet Portal API</title><link rel="stylesheet" href="/api/docs.css"><h1>Emet Portal API</h1>
<p>${calls.length} calls. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${sections}</html>`;

type Path = '/openapi.json' | '/docs' | '/docs.css';

async function documentation(calls: readonly Call[]): Promise<Readonly<Record<Path, Stored>>> {
  const document = openApi(calls);
  const paths = document.paths as Record<string, Record<string, unknown>>;
  const areas = [...new Set(calls.map((call) => call.area))];
  const sections = areas.map((area) => {
    const rows = calls
      .filter((call) => call.area === area)
      .map((call) => callHtml(call, paths[`/api${call.path}`]?.[call.method.toLowerCase()]));
    return `<h2>${escaped(area)}</h2>${rows.join('\n')}`;
  });
  return {
    '/openapi.json': await stored('json', JSON.stringify(document)),
    '/docs': await stored('html', docsPage(calls, sections.join('\n'))),
    '/docs.css': await stored('css', STYLE),
  };
}

/** Serves the document at `/openapi.json` and a page to read it at `/docs`. `countRead` throws if the client reads too much. */
export function apiDocs(calls: readonly Call[], countRead: (req: Request) => Promise<void>): Router {
  const router = Router();
  // Everyone may read them, and building and compressing them takes a while, so it is done once, for the first reader.
  let built: Promise<Readonly<Record<Path, Stored>>> | undefined;
  const send =
    (path: Path): RequestHandler =>
    async (req, res) => {
      await countRead(req);
      built ??= documentation(calls);
      const document = (await built)[path];
      const encoding = (['br', 'gzip'] as const).find((each) => req.acceptsEncodings(each)) ?? 'identity';
      if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
      res.vary('Accept-Encoding').type(document.type).send(document[encoding]);
    };
  for (const path of ['/openapi.json', '/docs', '/docs.css'] as const) router.get(path, send(path));
  return router;
}
