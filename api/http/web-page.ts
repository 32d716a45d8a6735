import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import { GUEST_FILE, type GuestFile } from '../../domain/pages/guest-file';
import { PAGE_FILES, type PageFiles } from '../../domain/pages/page-files';
import { OWN_SIGN_IN_COOKIE, SIGN_IN_FILE, type SignInFile } from '../../domain/pages/sign-in-file';
import type { SignInProvider } from '../../domain/pages/sign-in-providers';
import { isGuestHome, WIDTH_HEADERS, withGuestHome } from './guest-page';
import { fileLinks, isSignIn } from './page-links';
import { nonceOf } from './security';
import { paintedFirst, styleFile } from './sent-page';
import { providersLine, withSignIn } from './sign-in-page';

const NONCE_PLACE = '__CSP_NONCE__';

interface Build {
  readonly html: string;
  /** The same for views that are painted before any script. */
  readonly paintedFirst: string;
  readonly signIn: SignInFile | null;
  readonly guest: GuestFile | null;
  readonly files: PageFiles | null;
}

async function readBuild(folder: string, html: string): Promise<Build> {
  const [files, signIn, guest] = await Promise.all(
    [PAGE_FILES, SIGN_IN_FILE, GUEST_FILE].map(async (name) =>
      JSON.parse(await readFile(path.join(folder, name), 'utf8').catch(() => 'null')),
    ),
  );
  const styles = styleFile(html);
  const css = styles ? await readFile(path.join(folder, styles), 'utf8') : '';
  return { html, paintedFirst: files ? paintedFirst(html, css, files.starter) : html, files, signIn, guest };
}

/** Reads the page of a build. The page is read on every visit, because a build may have replaced it; it names its scripts. */
function buildReader(folder: string): () => Promise<Build> {
  let read: Build | undefined;
  return async () => {
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    if (read?.html !== html) read = await readBuild(folder, html);
    return read;
  };
}

/** The language that a browser without a choice by its user has, as `preferredLanguage` of the web app chooses it. */
const languageOf = (req: Request): string => req.acceptsLanguages('en', 'tr', 'ar') || 'en';

/** Whether the browser shows pages as the build has rendered them. */
const hasUsualLook = (req: Request): boolean => !req.headers.cookie?.includes(`${OWN_SIGN_IN_COOKIE}=1`);

/** The page with the view that the build has rendered for this address, if there is one. */
function viewOf(
  { paintedFirst: page, signIn, guest }: Build,
  req: Request,
  language: string,
  providers: readonly SignInProvider[],
): string | undefined {
  if (!hasUsualLook(req)) return undefined;
  if (signIn && isSignIn(req.path)) return withSignIn(page, signIn, { language, now: new Date(), providers });
  if (guest && isGuestHome(req)) return withGuestHome(page, guest, req, language, new Date());
  return undefined;
}

/**
 * Sends the page of the web app, the same for every path except for the files of the page at this path: the browser requests
 * them together with the first script.
 */
export function webPage(folder: string, providers: readonly SignInProvider[]): RequestHandler {
  const build = buildReader(folder);
  return async (req, res) => {
    const read = await build();
    const { files } = read;
    const language = languageOf(req);
    const view = viewOf(read, req, language, providers);
    const page = view ?? read.html;
    const links = files === null ? [] : fileLinks(files, { address: req.path, language, hasView: view !== undefined });
    const lines = [providersLine(providers), ...links].filter((line) => line !== '');
    res.setHeader('Cache-Control', 'no-cache');
    res.vary(`Accept-Language, Cookie, ${WIDTH_HEADERS}`);
    res
      .type('html')
      .send(page.replace('</head>', () => `${lines.join('\n')}</head>`).replaceAll(NONCE_PLACE, nonceOf(res)));
  };
}
