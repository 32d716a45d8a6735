import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import { GUEST_FILE, type GuestFile } from '../../domain/pages/guest-file';
import { mainPages } from '../../domain/pages/main-pages';
import { filesOf, LATER_FILES, PAGE_FILES, type PageFiles } from '../../domain/pages/page-files';
import { OWN_SIGN_IN_COOKIE, SIGN_IN_FILE, type SignInFile } from '../../domain/pages/sign-in-file';
import { isGuestHome, WIDTH_HEADERS, withGuestHome } from './guest-page';
import { nonceOf } from './security';
import { withSignIn } from './sign-in-page';

const NONCE_PLACE = '__CSP_NONCE__';

interface Build {
  readonly html: string;
  readonly signIn: SignInFile | null;
  readonly guest: GuestFile | null;
  readonly files: PageFiles | null;
}

/** Reads the page of a build. The page is read on every visit, because a build may have replaced it; it names its scripts. */
function buildReader(folder: string): () => Promise<Build> {
  let read: Build | undefined;
  return async () => {
    const html = await readFile(path.join(folder, 'index.html'), 'utf8');
    if (read?.html === html) return read;
    const [files, signIn, guest] = await Promise.all(
      [PAGE_FILES, SIGN_IN_FILE, GUEST_FILE].map(async (name) =>
        JSON.parse(await readFile(path.join(folder, name), 'utf8').catch(() => 'null')),
      ),
    );
    read = { html, files, signIn, guest };
    return read;
  };
}

/** The language that a browser without a choice by its user has, as `preferredLanguage` of the web app chooses it. */
const languageOf = (req: Request): string => req.acceptsLanguages('en', 'tr', 'ar') || 'en';

const isSignIn = ({ path: address }: Request): boolean => /^\/login\/?$/i.test(address);

/** Whether the browser shows pages as the build has rendered them. */
const hasUsualLook = (req: Request): boolean => !req.headers.cookie?.includes(`${OWN_SIGN_IN_COOKIE}=1`);

/** The page with what the build has rendered for this address. */
function sentPage({ html, signIn, guest }: Build, req: Request, language: string): string {
  if (!hasUsualLook(req)) return html;
  if (signIn && isSignIn(req)) return withSignIn(html, signIn, language, new Date());
  if (guest && isGuestHome(req)) return withGuestHome(html, guest, req, language, new Date());
  return html;
}

const linkTo = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
/** The view that was sent needs no script: its styles and fonts come first. */
const linkLater = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/** For what follows the sign-in: loaded when the browser has nothing else to load, and not run. */
const later = (files: readonly string[]): string =>
  `<meta name="${LATER_FILES}" content="${files.map((file) => `/${file}`).join(' ')}">`;

/** The links to the files of the page at this address, and after the sign-in to those of Home. */
function linksOf(files: PageFiles, req: Request, language: string): readonly string[] {
  const now = filesOf(files, req.path, language);
  const links = now.map(isGuestHome(req) && hasUsualLook(req) ? linkLater : linkTo);
  if (!isSignIn(req)) return links;
  return [...links, later(filesOf(files, mainPages.home.path, language).filter((file) => !now.includes(file)))];
}

/**
 * Sends the page of the web app, the same for every path except for the files of the page at this path: the browser requests
 * them together with the first script.
 */
export function webPage(folder: string): RequestHandler {
  const build = buildReader(folder);
  return async (req, res) => {
    const read = await build();
    const { files } = read;
    const language = languageOf(req);
    const page = sentPage(read, req, language);
    const links = files === null ? [] : linksOf(files, req, language);
    res.setHeader('Cache-Control', 'no-cache');
    res.vary(`Accept-Language, Cookie, ${WIDTH_HEADERS}`);
    res.type('html').send(page.replace('</head>', `${links.join('\n')}</head>`).replaceAll(NONCE_PLACE, nonceOf(res)));
  };
}
