import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFile } from '../../../api/mismo/mismo.test-support';
import { homeBranch } from '../../../config/demo/organization';
import { pdfFile } from '../../support/loan-builder';
import { withEach } from '../../support/with-each';
import { effort } from '../support/effort';
import type { Answer } from '../support/http';
import { type Operation, operations } from '../support/operations';
import { type SecurityPortal, securityPortal, userOf } from '../support/security-portal';
import { filesThatAreNoPdf, type HostileFile, hostileNames, hostileTables, hostileXml } from './hostile-files';
import { multipartBody } from './multipart';

let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('hostile files');
});
afterAll(() => portal.close());

const timeout = effort(240_000, 1_800_000);
const uploading = operations.filter(({ multipart }) => multipart !== undefined);
const readsTables = ({ path }: Operation): boolean => /\/import\/|rate-sheets/.test(path);
const readsLoans = ({ path }: Operation): boolean => path === '/lqb/loans/import';

/** Values for the fields that some of the calls require besides the file. */
const fields = {
  ...{ folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION PACKAGE', preparedBy: 'self' },
  ...{ sBranchChannelT: '1', sBranchName: homeBranch },
  // Forms of tables
  ...{ year: '2027', from: '2027-01-01', rateTable: 'fixed', company: 'Sample Guaranty', appliesFrom: '2027-01-01' },
  ...{ baseline1: '860000', baseline2: '1101000', baseline3: '1331000', baseline4: '1654000', seen: 'nothing' },
};

function upload(operation: Operation, file: Pick<HostileFile, 'name' | 'bytes'>): Promise<Answer> {
  const properties = (operation.multipart?.properties ?? {}) as Readonly<Record<string, unknown>>;
  const field = 'loanFile' in properties ? 'loanFile' : 'files';
  const path = operation.path.replace('{loanNum}', portal.loans.branch.sLNm).replace('{folderOrId}', 'guidelines');
  return portal.send({
    ...{ method: operation.method, path: `/api${path}`, token: userOf(portal, 'Administrator').token },
    ...multipartBody({ ...file, field }, fields),
  });
}

/** Each file goes to every call, or to one of so many calls: to others than the file before. */
const spread = (files: readonly HostileFile[], calls: readonly Operation[], oneOf: number) =>
  files.flatMap((file, index) =>
    calls.filter((_call, at) => (at + index) % oneOf === 0).map((call) => ({ call, file })),
  );

/** Whether a file was read and refused: with an error, or by a check of a table that names its wrong cells. */
function isRefused({ status, text }: Pick<Answer, 'status' | 'text'>): boolean {
  if (status >= 400) return status !== 429;
  return Number(/"problemCount":(\d+)/.exec(text)?.[1] ?? 0) > 0;
}

describe('a sound file', () => {
  it('is accepted, so that the others are refused for what they are', async () => {
    const loan = Buffer.from(testFile('conventional-couple.xml'));
    const documents = uploading.filter(({ path }) => path === '/lqb/edocs/{loanNum}/upload');
    for (const call of documents) expect((await upload(call, { name: 'a.pdf', bytes: pdfFile })).status).toBe(201);
    for (const call of uploading.filter(readsLoans)) {
      expect((await upload(call, { name: 'a.xml', bytes: loan })).status).toBe(201);
    }
  });

  it('without a table is read by every call for tables, which names what is wrong in it', async () => {
    const notes = { name: 'notes.csv', bytes: Buffer.from('a,b\n1,2\n') };
    for (const call of uploading.filter(readsTables)) {
      expect((await upload(call, notes)).text, call.name).toContain('"problems":[{');
    }
  });
});

describe('a hostile file', () => {
  it('is one of at least a hundred', () => {
    const files = [...filesThatAreNoPdf, ...hostileTables, ...hostileXml, ...hostileNames];
    expect(files.length).toBeGreaterThan(100);
    expect(uploading.length).toBeGreaterThan(8);
  });

  it('is not stored as a PDF unless it is one from its first byte', { timeout }, async () => {
    const forPdfs = uploading.filter((call) => !readsTables(call) && !readsLoans(call));
    expect(forPdfs.length).toBeGreaterThan(2);
    const accepted: string[] = [];
    await withEach(spread(filesThatAreNoPdf, forPdfs, effort(forPdfs.length, 1)), async ({ call, file }) => {
      const { status } = await upload(call, file);
      if (status < 400) accepted.push(`${call.name}: ${file.what}`);
    });
    expect(accepted).toEqual([]);
    expect(portal.tally.serverErrors).toEqual([]);
  });

  it('is refused by the readers of tables and loans, without a server error', { timeout }, async () => {
    const wrong: string[] = [];
    const forTables = uploading.filter(readsTables);
    // Each table is read on a thread of its own, which takes a second. All calls share their reader.
    const tables = hostileTables.filter((_table, index) => index % effort(5, 1) === 0);
    const sent = [
      ...spread(tables, forTables, effort(forTables.length, 4)),
      ...spread(hostileXml, uploading.filter(readsLoans), 1),
    ];
    await withEach(
      sent,
      async ({ call, file }) => {
        const { status, text } = await upload(call, file);
        if (/root:.*:0:0/.test(text)) wrong.push(`${call.name}: ${file.what} reads a file of the server`);
        if (!isRefused({ status, text })) wrong.push(`${call.name}: ${file.what} was accepted (${status})`);
      },
      4,
    );
    expect(wrong).toEqual([]);
    expect(portal.tally.serverErrors).toEqual([]);
    expect((await portal.send({ method: 'GET', path: '/healthz' })).status).toBe(200);
  });
});

describe('a hostile name', () => {
  const harmless = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\/:*?"<>|]{1,200}\.pdf$/u;
  const device = /^(con|nul|aux|prn|com\d|lpt\d)\./i;

  it('is stored and downloaded harmless, as an attachment of its type', { timeout }, async () => {
    const call = uploading.find(({ path }) => path === '/lqb/edocs/{loanNum}/upload');
    const wrong: string[] = [];
    const refused: string[] = [];
    for (const name of hostileNames) {
      const answer = call && (await upload(call, { name, bytes: pdfFile }));
      const [stored] = answer?.status === 201 ? (JSON.parse(answer.text) as { id: string; name: string }[]) : [];
      if (!stored) {
        refused.push(name);
        continue;
      }
      if (!harmless.test(stored.name) || device.test(stored.name))
        wrong.push(`stored as ${JSON.stringify(stored.name)}`);
      const path = `/api/lqb/edocs/${portal.loans.branch.sLNm}/download/${stored.id}`;
      const { headers } = await portal.send({ method: 'GET', path, token: userOf(portal, 'Administrator').token });
      const disposition = String(headers['content-disposition']);
      const isHarmless =
        /^attachment; filename="[ -!#-[\]-~]*\.pdf"; filename\*=UTF-8''[\w%.~-]*\.pdf$/.test(disposition) &&
        headers['x-content-type-options'] === 'nosniff' &&
        headers['content-type'] === 'application/pdf';
      if (!isHarmless) wrong.push(`downloaded as ${disposition}, ${headers['content-type']}`);
    }
    expect(wrong).toEqual([]);
    // A NUL byte ends the header of its part.
    expect(refused).toEqual(hostileNames.filter((name) => name.includes('\u0000')));
    expect(portal.tally.serverErrors).toEqual([]);
  });
});
