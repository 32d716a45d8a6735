import { randomFillSync } from 'node:crypto';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { Browser, Page } from 'playwright-core';
import { signInOverHttp } from '../tests/support/api-client';
import { launchBrowser } from '../tests/support/browser';
import { endAndRemove, runPortal } from '../tests/support/running-portal';

const PAGES = 200;
const MEGABYTES = 29.9;
const RUNS = 5;
const LIMIT_MS = 1500;

/** A scanned package: a gray picture that does not compress on each page, and all pages below one node, far from each other. */
async function scans(): Promise<Buffer> {
  const side = Math.floor(Math.sqrt((MEGABYTES * 1024 * 1024) / PAGES - 700));
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= PAGES; number += 1) {
    const picture = pdf.context.stream(randomFillSync(Buffer.alloc(side * side)), {
      ...{
        Type: 'XObject',
        Subtype: 'Image',
        ColorSpace: 'DeviceGray',
        BitsPerComponent: 8,
        Width: side,
        Height: side,
      },
    });
    const page = pdf.addPage([612, 792]);
    page.drawText(`Page ${number} of ${PAGES}`, { x: 40, y: 750 });
    page.node.setXObject(PDFName.of('Scan'), pdf.context.register(picture));
    page.node.addContentStream(pdf.context.register(pdf.context.stream('q 500 0 0 640 56 60 cm /Scan Do Q')));
  }
  // Object streams would keep all pages together at the end of the file.
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

interface Stored {
  readonly url: string;
  readonly token: string;
  readonly loanNum: string;
  readonly docId: string;
}

async function store(url: string, bytes: Buffer): Promise<Stored> {
  const client = await signInOverHttp(url, 'loan-officer');
  const created = await client.call('POST', '/lqb/loans/create', { sBranchChannelT: '1', sLPurposeT: '0' });
  const loanNum = String(created.body.loanNum);
  const body = new FormData();
  body.set('folderName', '99 UNSORTED');
  body.set('docType', 'UNSORTED');
  body.set('files', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'package.pdf');
  const headers = { Authorization: `Bearer ${client.token}` };
  const answer = await fetch(`${url}/api/lqb/edocs/${loanNum}`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`The upload was answered with ${answer.status}.`);
  const [document] = await answer.json();
  return { url, token: client.token, loanNum, docId: document.docId };
}

/** When the preview shows the first page. */
const drawn = (page: Page) => page.locator('[data-drawn="true"]').waitFor({ timeout: 60_000 });

interface Opened {
  readonly ms: number;
  /** Everything that the browser received until then. */
  readonly megabytes: number;
  /** Of parts of the document. */
  readonly requests: number;
}

/** Opens the document by its address in a browser that has never been here. */
async function open(browser: Browser, { url, token, loanNum, docId }: Stored): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((stored) => localStorage.setItem('access_token', stored), token);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/part/')) requests += 1;
    });
    devtools.on('Network.dataReceived', ({ dataLength }) => {
      bytes += dataLength;
    });
    const begun = performance.now();
    await page.goto(`${url}/loans/${loanNum}/documents?doc=${docId}`, { waitUntil: 'commit' });
    await drawn(page);
    return { ms: performance.now() - begun, megabytes: bytes / 1024 / 1024, requests };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The first page of a large document, from an address that is opened in a new browser. */
export async function run(): Promise<void> {
  const [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
  try {
    const bytes = await scans();
    const stored = await store(portal.url, bytes);
    const opened: Opened[] = [];
    for (let time = 0; time < RUNS; time += 1) opened.push(await open(browser, stored));
    const ms = median(opened.map((each) => each.ms));
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    console.log(`Preview of ${PAGES} pages, ${size} MB, cold cache, median of ${RUNS}: first page painted`);
    console.log(
      `  ${ms.toFixed(0)} ms with the web app, ${median(opened.map(({ megabytes }) => megabytes)).toFixed(1)} MB of everything received, ${median(opened.map(({ requests }) => requests))} requests for parts   ` +
        `limit ${LIMIT_MS} ms: ${ms <= LIMIT_MS ? 'HOLDS' : 'over'}`,
    );
  } finally {
    await browser.close();
    await endAndRemove(portal);
  }
}
