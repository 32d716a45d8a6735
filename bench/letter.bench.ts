import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { ensureBuilt } from '../config/launch/ensure-built.mjs';
import { signInOverHttp } from '../tests/support/api-client';
import { launchBrowser } from '../tests/support/browser';
import { completePurchase } from '../tests/support/loan-builder';
import { endAndRemove, runPortal } from '../tests/support/running-portal';
import { type LetterTime, typeLetters } from './letter/letter-times';
import { partOf } from './section-saves';

/** Pages with many fields; those with the most are measured. */
const ofLoan = ['app/borrower', 'app/loan-property', 'app/reo', 'rate-lock-request', 'cd'];
const others = ['program/create', 'general-settings', 'user/employee/create', 'branch/company/create'];
const MEASURED = 2;

const fields = 'main :is(input, select, textarea):not([type="hidden"])';
const textField = 'main form input[type="text"]:enabled:not([readonly]):not([inputmode]):not([role])';

async function opened(browser: Browser, address: string, token = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('access_token', value), token);
  await page.goto(address);
  await page.locator(textField).first().waitFor({ timeout: 10_000 });
  // What is loaded when the browser is idle is there when a user types.
  await page.waitForTimeout(2_000);
  return page;
}

async function newLoan(url: string): Promise<string> {
  const author = await signInOverHttp(url, 'loan-officer');
  const begun = { sBranchChannelT: '1', sLPurposeT: '0' };
  const { body } = await author.call('POST', '/lqb/loans/create', begun);
  const path = `/lqb/loans/${body.loanNum}`;
  const { status } = await author.call('POST', path, { version: 1, ...completePurchase });
  if (status !== 200) throw new Error(`The loan could not be saved: ${status}`);
  return String(body.loanNum);
}

async function serveBare(folder: string): Promise<Server> {
  const root = path.join(import.meta.dirname, 'letter');
  const output = { outDir: folder, emptyOutDir: true };
  await build({ root, configFile: false, logLevel: 'error', build: output });
  return new Promise((resolve) => {
    const server = express()
      .use(express.static(folder))
      .listen(0, '127.0.0.1', () => resolve(server));
  });
}

function print(name: string, times: readonly LetterTime[]): void {
  const work = times.map((time) => time.work);
  const cells = [partOf(work, 0.5), Math.max(...work), Math.max(...times.map(({ later }) => later))];
  console.log(name.padEnd(40) + cells.map((ms) => `${ms.toFixed(1)} ms`.padStart(11)).join(''));
}

async function counted(browser: Browser, url: string, paths: readonly string[], token: string) {
  const found: { path: string; count: number }[] = [];
  for (const one of paths) {
    const page = await opened(browser, `${url}/${one}`, token).catch(() => null);
    if (page === null) continue;
    found.push({ path: one, count: await page.locator(fields).count() });
    await page.context().close();
  }
  return found.sort((a, b) => b.count - a.count);
}

/**
 * The work of the browser for a letter in the pages with the most fields, with the processor throttled four times: from the key until it
 * is painted, beside a plain page of React with as many fields that nothing follows.
 */
export async function run(): Promise<void> {
  if (!(await ensureBuilt())) throw new Error('The web app could not be built.');
  const folder = await mkdtemp(path.join(tmpdir(), 'emet-letter-'));
  const [portal, browser, bare] = await Promise.all([runPortal(), launchBrowser(), serveBare(folder)]);
  try {
    const loanNum = await newLoan(portal.url);
    const { token } = await signInOverHttp(portal.url, 'administrator');
    const paths = [...ofLoan.map((name) => `loans/${loanNum}/${name}`), ...others.map((name) => `main/admin/${name}`)];
    const pages = await counted(browser, portal.url, paths, token);
    console.log(
      `Fields: ${pages.map((one) => `${one.path.replace(`loans/${loanNum}/`, '')} ${one.count}`).join(', ')}`,
    );
    console.log(`${'A letter, 4x CPU throttling'.padEnd(40)}     middle    longest  afterwards`);
    for (const one of pages.slice(0, MEASURED)) {
      const measured: readonly [string, string][] = [
        [`${one.path.replace(`loans/${loanNum}/`, '')} (${one.count} fields)`, `${portal.url}/${one.path}`],
        [
          '  as many fields without anything else',
          `http://127.0.0.1:${(bare.address() as AddressInfo).port}/?fields=${one.count}`,
        ],
      ];
      for (const [name, address] of measured) {
        const page = await opened(browser, address, token);
        print(name, await typeLetters(browser, page, textField));
        await page.context().close();
      }
    }
  } finally {
    await browser.close();
    bare.close();
    await endAndRemove(portal);
    await rm(folder, { recursive: true, force: true });
  }
}
