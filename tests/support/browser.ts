import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const flags = [
  '--disable-gpu',
  // Without a process of its own for painting, whose messages take a tenth of the time of a page.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Program {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

const npmPackage = '@sparticuz/chromium';

function packageFolder(): { folder: string; version: string } {
  const entry = createRequire(import.meta.url).resolve(npmPackage);
  const folder = entry.slice(
    0,
    entry.lastIndexOf(join('@sparticuz', 'chromium')) + join('@sparticuz', 'chromium').length,
  );
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

/**
 * Unpacks the browser of the npm package, which unpacks into the temporary folder. We use our own folder and move it into
 * place when complete, so that an interrupted run leaves no partial browser. Runs in a separate process, because the
 * package changes the environment.
 */
function unpack(place: string): void {
  const half = `${place}.new-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const script = `import('${npmPackage}').then(({ default: packaged }) => packaged.executablePath())`;
  // In a Lambda environment, it also unpacks shared libraries that may be missing.
  const lambda = `AWS_Lambda_nodejs${process.versions.node.split('.')[0]}.x`;
  execFileSync(process.execPath, ['-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: lambda },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(
    join(half, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${join(place, 'fonts', 'fonts')}</dir></fontconfig>\n`,
  );
  try {
    renameSync(half, place);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another test run finished first.
    if (!existsSync(place)) throw error;
  }
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8', stdio: 'pipe' }).includes('not found');
  } catch {
    return false;
  }
}

const hasFonts = (): boolean => existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts');

function fromNpm(): Program {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The browser tests need an installed Chrome or Chromium on this platform: none was found.');
  }
  const { folder, version } = packageFolder();
  const place = join(resolve(folder, '..', '..'), '.cache', `chromium-${version}`);
  mkdirSync(dirname(place), { recursive: true });
  if (!existsSync(place)) unpack(place);
  const executablePath = join(place, 'chromium');
  return {
    executablePath,
    env: {
      ...(lacksLibraries(executablePath) && { LD_LIBRARY_PATH: join(place, 'al2023', 'lib') }),
      ...(!hasFonts() && { FONTCONFIG_PATH: join(place, 'fonts') }),
    },
  };
}

/** Starts headless Chromium: an installed one, otherwise the one from npm. Close it when done. */
export async function launchBrowser(): Promise<Browser> {
  const found = installed.find((path) => existsSync(path));
  const { executablePath, env } = found ? { executablePath: found, env: {} } : fromNpm();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    headless: true,
    // Chromium's sandbox does not start as root.
    chromiumSandbox: process.platform !== 'linux',
    args: flags,
  });
}
