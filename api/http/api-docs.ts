import { Router } from 'express';
import { ownValue } from '../../domain/tables/own-value';
import type { Call } from './call';
import { accessText, openApi } from './openapi';
import { nonceOf } from './security';

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

interface Documentation {
  readonly json: string;
  /** The calls as HTML, by area. */
  readonly html: string;
}

function documentation(calls: readonly Call[]): Documentation {
  const document = openApi(calls);
  const paths = document.paths as Record<string, Record<string, unknown>>;
  const areas = [...new Set(calls.map((call) => call.area))];
  const sections = areas.map((area) => {
    const rows = calls
      .filter((call) => call.area === area)
      .map((call) => callHtml(call, paths[`/api${call.path}`]?.[call.method.toLowerCase()]));
    return `<h2>${escaped(area)}</h2>${rows.join('\n')}`;
  });
  return { json: JSON.stringify(document), html: sections.join('\n') };
}

const docsPage = (calls: readonly Call[], html: string, nonce: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Emet Portal API</title><style nonce="${nonce}">${STYLE}</style><h1>Emet Portal API</h1>
<p>${calls.length} calls. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${html}</html>`;

/** Serves the document at `/openapi.json` and a page to read it at `/docs`. */
export function apiDocs(calls: readonly Call[]): Router {
  const router = Router();
  // Everyone may read them and building them takes a while, so they are built once, for the first reader.
  let built: Documentation | undefined;
  const docs = (): Documentation => {
    built ??= documentation(calls);
    return built;
  };
  router.get('/openapi.json', (_req, res) => void res.type('json').send(docs().json));
  router.get('/docs', (_req, res) => void res.type('html').send(docsPage(calls, docs().html, nonceOf(res))));
  return router;
}
