import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noMap } from '../../../../config/lendingqb-map';
import { pacific } from '../../../../domain/format/date';
import { newLoan, saveLoan } from '../../../vendors/lendingqb/loan-store';
import { type LendingQbSimulator, startLendingQb } from '../../../vendors/lendingqb/start-lendingqb';
import { simulatedUser } from '../../../vendors/lendingqb/world';
import { LosError } from '../../los-error';
import { lendingQbClient } from '../open-lendingqb';
import type { Call } from '../soap/client';
import { readResult } from '../soap/envelope';
import { operations, services } from '../soap/operations';
import { trials, usage } from '../try-services';
import { quickPrices } from './pricing';
import { readReport } from './reports';

const folder = mkdtempSync(path.join(tmpdir(), 'lendingqb-'));
const fileOf = (name: string, content: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

const rows = [
  ['Loan Number', 'Borrower', 'Note'],
  ['2611000001', 'Lee, Ann', 'Says "call first",\nthen email'],
  ['2611000002', 'Roh, Kim', ''],
];
const broker = { userName: 'kim', password: 'Old-Password-1', customerCode: 'PML0001' };

describe('the services of LendingQB', () => {
  let simulator: LendingQbSimulator;
  let call: Call;
  beforeAll(async () => {
    simulator = await startLendingQb({
      users: [simulatedUser, broker],
      reports: new Map([
        ['All, loans', { rows, separator: ',' as const }],
        ['Tabs', { rows: [['Pipeline, all'], ...rows], separator: '\t' as const }],
      ]),
    });
    simulator.world.loans.set('2611000001', newLoan('2611000001', new Date()));
    call = lendingQbClient({
      config: {
        urls: Object.fromEntries(Object.keys(services).map((name) => [name, simulator.url])) as never,
        ...{ signIn: { kind: 'password', ...simulatedUser, customerCode: undefined }, appCode: 'portal' },
        ...{ template: undefined, timeZone: pacific, map: noMap },
      },
      ...{ clock: () => new Date(), log: pino({ level: 'silent' }), backoffMs: 1 },
    });
  });
  afterAll(async () => {
    await simulator.close();
    rmSync(folder, { recursive: true });
  });

  const attempt = (name: string, ...given: string[]) => trials[name]?.run(call, given);
  const refused = async (name: string, ...given: string[]): Promise<string> => {
    const error: unknown = await attempt(name, ...given)?.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return error instanceof LosError ? error.message : String(error);
  };

  it('take, list and return PDFs, whose base64 has line breaks, and refuse unknown types', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 7)]);
    const file = fileOf('paystub.pdf', pdf);
    expect(await attempt('upload', '2611000001', 'PAYSTUB', 'May', file)).toEqual([]);
    const [listed] = (await attempt('documents', '2611000001')) as { id: string }[];
    expect(listed).toMatchObject({ docType: 'PAYSTUB', folder: '03 INCOME', description: 'May' });
    const copy = path.join(folder, 'copy.pdf');
    expect(await attempt('download', listed?.id ?? '', copy)).toBe(`${pdf.length} bytes`);
    expect(readFileSync(copy).equals(pdf)).toBe(true);
    expect(await refused('upload', '2611000001', 'NAPKIN', '', file)).toContain('Unknown document type: NAPKIN');
    expect(await refused('download', 'none', copy)).toContain('There is no such document.');
  });

  it('price a scenario, with one program or several, and hidden adjustments marked', async () => {
    const prices = (...given: string[]) => attempt('price', 'sLAmtCalcPe=$650,000.00', ...given) as Promise<unknown[]>;
    const [program, ...others] = await prices('sProdFilterTerm30Yrs=True');
    expect(others).toEqual([]);
    expect(program).toMatchObject({
      ...{ name: 'Simulated 30 Year Fixed', status: 'Eligible', term: '360' },
      rates: [{ rate: '6.000', point: '1.250', optionId: 'sim-30:1' }, {}, { point: '-0.875' }],
      adjustments: [{ isHidden: false }, { description: 'Simulated margin', point: '0.500', isHidden: true }],
    });
    expect(await prices('sProdFilterTerm30Yrs=True', 'sProdFilterTerm15Yrs=True')).toHaveLength(2);
    expect(await refused('price', 'sProdFilterTerm30Yrs=True')).toContain('sLAmtCalcPe is required.');
  });

  it('give each price the adjustments of its own program, and points below zero', async () => {
    const option = (id: string) =>
      `<RateOption lLpTemplateId="${id}" Rate="6.250%" Point="(0.500%)" Status="Available"/>`;
    const adjustment = (id: string) =>
      `<Adjustment lLpTemplateId="${id}"><AdjustmentItem Description="Of ${id}" Point="0.250%" IsHidden="False"/></Adjustment>`;
    const answer =
      `<PricingResults><Program Name="30 Year Fixed">${option('p1')}${option('p2')}</Program>` +
      `<AdjustmentsTable>${['p1', 'p2', 'p3'].map(adjustment).join('')}</AdjustmentsTable></PricingResults>`;
    const [program] = await quickPrices(async (_operation, _parameters, read) => read(answer), {});
    expect(program?.rates.map(({ programId, point }) => [programId, point])).toEqual([
      ['p1', '-0.500'],
      ['p2', '-0.500'],
    ]);
    expect(program?.adjustments.map(({ programId, description }) => [programId, description])).toEqual([
      ['p1', 'Of p1'],
      ['p2', 'Of p2'],
    ]);
  });

  it('register a loan and request a lock with a rate', async () => {
    const chosen = ['2611000001', 'sim-30', '6.250', '0.125', 'sim-30:2'];
    expect(await attempt('register', ...chosen)).toEqual([]);
    expect(await attempt('lock', ...chosen)).toEqual([]);
    const fields = simulator.world.loans.get('2611000001')?.fields;
    expect([fields?.get('sStatusT'), fields?.get('sRateLockStatusT'), fields?.get('sNoteIR')]).toEqual([
      '3',
      '2',
      '6.250%',
    ]);
    expect(await refused('lock', 'none', 'sim-30', '6', '0', '')).toContain('was not found');
  });

  it('run reports of commas and of tabs, with a line for the name', async () => {
    const [titles, ...others] = rows;
    expect(await attempt('report', 'All, loans')).toEqual({ titles, rows: others });
    expect(await attempt('report', 'Tabs')).toEqual({ titles, rows: others });
    expect(await refused('report', 'None')).toContain('There is no report named None.');
    expect(readReport('\uFEFFA,B\r\n1,2\r\n')).toEqual({ titles: ['A', 'B'], rows: [['1', '2']] });
    expect(readReport('A\tB\n1,5\t"2"" pipe"\n').rows).toEqual([['1,5', '2" pipe']]);
    expect(readReport('')).toEqual({ titles: [], rows: [] });
  });

  it('import a MISMO file, and read the conditions of a loan', async () => {
    const number = await attempt('import', fileOf('loan.xml', '<MESSAGE><a/>]]&gt;</MESSAGE>'));
    expect(simulator.world.loans.has(String(number))).toBe(true);
    expect(await refused('import', fileOf('other.xml', '<loan/>'))).toContain('not a MISMO message');
    const set = readResult(
      '<loan><collection id="sCondDataSet"><record><field id="Category">PTD</field><field id="CondDesc">Paystubs</field>' +
        '<field id="IsRequired">True</field></record></collection></loan>',
    );
    const loan = simulator.world.loans.get('2611000001');
    if (loan) saveLoan(loan, set as never, true);
    expect(await attempt('conditions', '2611000001')).toEqual([
      { category: 'PTD', description: 'Paystubs', isRequired: true, done: '', notes: '' },
    ]);
  });

  it('submit a loan to the agencies, whose result is on the loan', async () => {
    const logins = fileOf('logins.txt', 'user\nright\ncra-user\ncra-password\n');
    const wrong = fileOf('wrong.txt', 'user\nwrong\n');
    for (const given of [
      ['du', '2611000001', '1234', '1000', logins],
      ['do', '2611000001', logins],
    ]) {
      expect(await attempt(...(given as [string]))).toEqual([]);
    }
    expect(await attempt('lpa', '2611000001', 'Reissue', '1000', logins)).toEqual([]);
    expect(await attempt('result', '2611000001')).toEqual({
      ...{ sDuCaseId: '1600000001', sLpAusKey: '1600000001', sProd3rdPartyUwResultT: '1' },
    });
    expect(await refused('do', '2611000001', wrong)).toContain('The agency refused the sign-in.');
  });

  it('change and resolve tasks, and keep the answer of a credit agency in a file', async () => {
    simulator.world.tasks.set('t1', { subject: 'Paystubs', comment: '', isResolved: false });
    const given = ['t1', 'Paystubs', 'All pages', '11/30/2026', 'kim'] as const;
    expect(await attempt('task-edit', ...given)).toEqual([]);
    expect(simulator.world.tasks.get('t1')).toEqual({ subject: 'Paystubs', comment: 'All pages', isResolved: false });
    await attempt('task-resolve', ...given);
    expect(simulator.world.tasks.get('t1')?.isResolved).toBe(true);
    expect(await refused('task-resolve', 't2', ...given.slice(1))).toContain('There is no such task.');
    const answer = '<RESPONSE_GROUP><RESPONSE/></RESPONSE_GROUP>';
    simulator.world.loans.get('2611000001')?.applicants[0]?.fields.set('aCreditReportRawXml', answer);
    const file = path.join(folder, 'credit.xml');
    expect(await attempt('credit', '2611000001', file)).toBe('1 answers');
    expect(readFileSync(file, 'utf8')).toBe(answer);
  });

  it('change a password once, and give the address of a loan', async () => {
    const passwords = fileOf('passwords.txt', 'Old-Password-1\nNew-Password-2\n');
    expect(await attempt('password', 'PML0001', 'kim', passwords)).toBe('changed');
    expect(await refused('password', 'PML0001', 'kim', passwords)).toContain('Invalid user name or password.');
    expect(await attempt('url', '2611000001')).toBe('https://lendingqb.example/loan?name=2611000001');
    expect(await refused('url', 'none')).toContain('was not found');
  });

  it('are named by the command, with what they take', () => {
    expect(usage()).toContain('lock <loan> <program> <rate> <fee> <option>  (writes)');
  });

  it('are sent as SOAP 1.1 with the ticket first, and are all simulated', async () => {
    const known = new Set([...simulator.calls.keys(), ...Object.keys(operations)]);
    const unknown = await Promise.all(
      [...known].map(async (operation) => {
        const { service } = operations[operation as keyof typeof operations];
        const response = await fetch(`${simulator.url}/${services[service]}`, {
          method: 'POST',
          body: `<Envelope><Body><${operation}/></Body></Envelope>`,
        });
        return (await response.text()).includes(`has no ${operation}`) ? [operation] : [];
      }),
    );
    expect(unknown.flat()).toEqual([]);
  });
});
