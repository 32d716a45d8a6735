import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import { filesOf, PAGE_FILES, type PageFiles } from '../../domain/pages/page-files';
import { nonceOf } from './security';

const NONCE_PLACE = '__CSP_NONCE__';

interface Build {
  readonly html: string;
  readonly files: PageFiles | null;
}

/** Reads the page of a build. The page is read on every visit, because a build may have replaced it; it names its scripts. */
function buildReader(folder: string): () => Promise<Build> {
  let read: Build | undefined;
  return async () => {
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    if (read?.html === html) return read;
    const listed = await readFile(path.join(folder, PAGE_FILES), 'utf8').catch(() => null);
    read = { html, files: listed === null ? null : JSON.parse(listed) };
    return read;
  };
}

/** The language that a browser without a choice by its user has, as `preferredLanguage` of the web app chooses it. */
const languageOf = (req: Request): string => req.acceptsLanguages('en', 'tr', 'ar') || 'en';

const linkTo = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * Sends the page of the web app, the same for every path except for the files of the page at this path: the browser requests
 * them together with the first script.
 */
export function webPage(folder: string): RequestHandler {
  const build = buildReader(folder);
  return async (req, res) => {
    const { html, files } = await build();
    const links = files === null ? [] : filesOf(files, req.path, languageOf(req)).map(linkTo);
    res.setHeader('Cache-Control', 'no-cache');
    res.vary('Accept-Language');
    res.type('html').send(html.replace('</head>', `${links.join('\n')}</head>`).replaceAll(NONCE_PLACE, nonceOf(res)));
  };
}
