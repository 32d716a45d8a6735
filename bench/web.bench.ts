import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import type { Browser } from 'playwright-core';
import { signInOverHttp } from '../tests/support/api-client';
import { launchBrowser } from '../tests/support/browser';
import { completePurchase } from '../tests/support/loan-builder';
import { endAndRemove, runPortal } from '../tests/support/running-portal';
import { measure, type Screen } from './web-measure';

const RUNS = 5;

/**
 * The demo of React-Admin as its authors build it: `npm install --legacy-peer-deps` and `NODE_ENV=production npx vite build` in
 * `examples/demo` of github.com/marmelab/react-admin. It has a data set of its own and needs no network.
 */
const peerScreens = (url: string): readonly Screen[] => [
  { name: 'login', address: `${url}/#/login`, ready: 'input[name="username"]' },
  { name: 'list', address: `${url}/#/orders`, ready: 'tbody tr', storage: { username: 'demo' } },
  { name: 'record', address: `${url}/#/orders/1`, ready: 'form table tbody tr', storage: { username: 'demo' } },
  { name: 'form', address: `${url}/#/orders/1`, ready: 'form table tbody tr', storage: { username: 'demo' } },
];

async function portalScreens(url: string): Promise<readonly Screen[]> {
  const client = await signInOverHttp(url, 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  await client.call('POST', `/lqb/loans/${loanNum}`, { version: 1, ...completePurchase });
  const storage = { access_token: client.token };
  return [
    { name: 'login', address: `${url}/login`, ready: '#user-id' },
    { name: 'list', address: `${url}/main/pipelines`, ready: 'a[href^="/loans/"]', storage },
    { name: 'record', address: `${url}/loans/${loanNum}/dashboard`, ready: 'main dl', storage },
    { name: 'form', address: `${url}/loans/${loanNum}/app/borrower`, ready: 'main form input', storage },
  ];
}

async function serve(folder: string): Promise<Server> {
  const app = express().use(compression()).use(express.static(folder));
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(server));
  });
}

async function row(browser: Browser, screen: Screen, peer: Screen | undefined): Promise<string> {
  const [ours, theirs] = await measure(browser, peer ? [screen, peer] : [screen], RUNS);
  if (!ours) throw new Error(`${screen.name} was not measured.`);
  const cells = [
    screen.name.padEnd(8),
    `${ours.kib.toFixed(0)} KiB`.padStart(9),
    `${ours.ms.toFixed(0)} ms`.padStart(9),
    `${ours.paintMs.toFixed(0)} ms`.padStart(9),
  ];
  if (!theirs) return cells.join('  ');
  const ratio = (a: number, b: number): string => (a / b).toFixed(2).padStart(9);
  cells.push(
    `${theirs.kib.toFixed(0)} KiB`.padStart(9),
    `${theirs.ms.toFixed(0)} ms`.padStart(9),
    `${theirs.paintMs.toFixed(0)} ms`.padStart(9),
  );
  const ratios = [ratio(ours.kib, theirs.kib), ratio(ours.ms, theirs.ms), ratio(ours.paintMs, theirs.paintMs)];
  return [...cells, ...ratios].join('  ');
}

/** What the command line has behind an option. */
function given(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  return at > 0 ? process.argv[at + 1] : undefined;
}

/**
 * JavaScript, time and largest paint until a screen can be used, from nothing, with the processor throttled four times. With a folder behind
 * `--peer`, the built demo of React-Admin is measured in the same run: `npm run bench -- web --peer <folder>/dist`. With names behind
 * `--screens`, as `form,list`, only these are opened.
 */
export async function run(): Promise<void> {
  const folder = given('--peer');
  const names = given('--screens')?.split(',');
  if (folder !== undefined && !existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const [portal, browser, peer] = await Promise.all([runPortal(), launchBrowser(), folder ? serve(folder) : null]);
  try {
    console.log(
      `Web app, 4x CPU throttling, cold cache, median of ${RUNS}: JavaScript on the wire, time until usable, largest paint until then`,
    );
    const peers = peer ? peerScreens(`http://localhost:${(peer.address() as AddressInfo).port}`) : [];
    if (peer)
      console.log(
        '          portal JS       time      paint    peer JS       time      paint   JS ratio  time ratio      paint',
      );
    for (const screen of await portalScreens(portal.url)) {
      if (names && !names.includes(screen.name)) continue;
      console.log(
        await row(
          browser,
          screen,
          peers.find(({ name }) => name === screen.name),
        ),
      );
    }
  } finally {
    await browser.close();
    peer?.close();
    await endAndRemove(portal);
  }
}
