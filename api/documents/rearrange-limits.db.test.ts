import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Edoc } from '../../domain/documents/document.schemas';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { pdfBomb } from './hostile-pdfs.test-support';

const MB = 1024 * 1024;
const INCOME = { folderName: '06 INCOME', docType: 'PAYSTUB' };

let at: TestPortal;
let loanNum: string;
let edocs: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
  edocs = `/api/lqb/edocs/${loanNum}`;
});
afterAll(() => at.close());

const post = async (path: string, body: object) => (await at.as('administrator')).post(`${edocs}/${path}`).send(body);

async function added(bytes: Buffer): Promise<Edoc> {
  const request = (await at.as('administrator')).post(edocs).field(INCOME).attach('files', bytes, 'paystub.pdf');
  return (await request.expect(201)).body[0];
}
const seen = ({ docId, version }: Edoc) => ({ docId, version });

/** The most memory that the process takes more than now, until the work is done. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  await work();
  clearInterval(look);
  return (most - before) / MB;
}

describe('a PDF of few bytes that unpacks to 900 MB', () => {
  it('is refused when it is split or joined, without the memory, while others are served', async () => {
    const bytes = pdfBomb(900);
    expect(bytes.length).toBeLessThan(2 * MB);
    const [bomb, sound] = [await added(bytes), await added(pdfFile)];
    let served = 0;
    const growth = await growthOf(async () => {
      const parts = [{ first: 1, last: 1, ...INCOME }];
      const work = Promise.all([
        post(`split/${bomb.id}`, { version: bomb.version, parts }),
        post('join', { ...INCOME, name: 'All', documents: [bomb, sound].map(seen) }),
      ]);
      let isDone = false;
      const done = work.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        await (await at.as('administrator')).get(edocs).expect(200);
        served += 1;
      }
      for (const { status, body } of await done) expect([status, body.wording.code]).toEqual([422, 'pdf-too-complex']);
    });
    expect(growth).toBeLessThan(700);
    expect(served).toBeGreaterThan(5);
    const list: Edoc[] = (await (await at.as('administrator')).get(edocs)).body;
    expect(list.filter(({ id }) => id === bomb.id || id === sound.id)).toHaveLength(2);
  }, 120_000);
});

describe('a join of 50 documents of 30 MB', () => {
  it('is refused before any of them is read, and says the limit', async () => {
    const one = await added(pdfFile);
    const { los, files } = at.portal;
    const stored = await los.file(loanNum, one.docId);
    vi.spyOn(los, 'file').mockImplementation(async (_, id) => ({ ...stored, id, size: 30 * MB }));
    const read = vi.spyOn(files, 'get');
    const documents = Array.from({ length: 50 }, () => ({ docId: randomUUID(), version: 1 }));
    const answer = await post('join', { ...INCOME, name: 'All', documents });
    const error = 'Together, these documents have more than 30 MB. Join fewer or smaller ones.';
    expect([answer.status, answer.body.message]).toEqual([413, error]);
    expect(read).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
