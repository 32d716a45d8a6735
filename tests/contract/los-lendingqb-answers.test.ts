import { Writable } from 'node:stream';
import nodeFetch, { Response } from 'node-fetch';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftLoan, operation } from './contract-loan';
import { refusal } from './los-under-test';
import { type LendingQbUnderTest, openLendingQbUnderTest, simulatedConfig } from './open-lendingqb';

interface Answer {
  readonly text: string;
  readonly status?: number;
  readonly charset?: 'utf-8' | 'windows-1252';
}

/** The answers of an operation as they arrive; null leaves them as they are. */
let arrives: ((operation: string, text: string) => Answer | null) | null = null;

const logged: string[] = [];
const log = pino(
  { level: 'debug' },
  new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  }),
);

const tamper: typeof nodeFetch = async (url, init) => {
  const response = await nodeFetch(url, init);
  const headers = { ...init?.headers } as Record<string, string>;
  const name = /(\w+)"$/.exec(headers.SOAPAction ?? '')?.[1] ?? 'token';
  const text = await response.text();
  const other = arrives?.(name, text) ?? { text, status: response.status };
  const { charset = 'utf-8', status = 200 } = other;
  return new Response(Buffer.from(other.text, charset === 'utf-8' ? 'utf8' : 'latin1'), {
    status,
    headers: { 'content-type': `text/xml; charset=${charset}` },
  });
};

let at: LendingQbUnderTest;
beforeAll(async () => {
  at = await openLendingQbUnderTest({}, { log, fetch: tamper as never });
});
beforeEach(() => {
  arrives = null;
  logged.length = 0;
});
afterAll(() => at.close());

const create = (more: object = {}) => at.los.createLoan(operation(), draftLoan(more));
const there = (loanNum: string) => at.simulator.world.loans.get(loanNum);
const only = (name: string, change: (text: string) => Answer) => {
  arrives = (operationName, text) => (operationName === name ? change(text) : null);
};
const toAltadena = { version: 1, changes: { sSpCity: 'Altadena' } };
const result = (name: string, content: string) =>
  `<Envelope><Body><${name}Response><${name}Result>${content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</${name}Result></${name}Response></Body></Envelope>`;

describe('an answer of LendingQB that is no loan', () => {
  it.each([
    '<LOXmlFormat version="1.0"><loan/></LOXmlFormat>',
    '<LOXmlFormat version="1.0"/>',
    '<result status="OK"/>',
    '<LOXmlFormat version="1.0"><loan><field id="sLNm"></field><field id="sStatusT">6</field></loan></LOXmlFormat>',
  ])('%s never empties the loan', async (answer) => {
    const { sLNm } = await create();
    only('Load', () => ({ text: result('Load', answer) }));
    expect((await refusal(at.los.loadLoan(sLNm))).code).toBe('unavailable');
    expect((await refusal(at.los.changeLoan(operation(), sLNm, toAltadena))).code).toBe('unavailable');
    arrives = null;
    expect(await at.los.loadLoan(sLNm)).toMatchObject({ version: 1, sSpCity: 'Pasadena' });
  });

  it.each(['<html><body>Maintenance</body></html>', '<result status="Failed"><Error>No.</Error></result>'])(
    '%s never counts as a save',
    async (answer) => {
      const { sLNm } = await create();
      arrives = (name) => (name === 'Save' ? { text: result('Save', answer) } : null);
      at.simulator.faults.plan({ kind: 'error', operation: 'Save' });
      const failed = await refusal(at.los.changeLoan(operation(), sLNm, toAltadena));
      expect(failed).toMatchObject({ code: 'unavailable', details: { outcome: 'unknown' } });
      arrives = null;
      expect(await at.los.loadLoan(sLNm)).toMatchObject({ version: 1, sSpCity: 'Pasadena' });
    },
  );
});

describe('the number of a new loan', () => {
  it('may be in the answer beside the loan', async () => {
    const numbering = await openLendingQbUnderTest({ numbersLoans: true }, { fetch: tamper as never });
    only('CreateWithOptions', (text) => ({ text: text.replaceAll(/&lt;\/?loan&gt;/g, '') }));
    const loan = await numbering.los.createLoan(operation(), draftLoan());
    expect([...numbering.simulator.world.loans.keys()]).toEqual([loan.sLNm]);
    expect(await numbering.los.loadLoan(loan.sLNm)).toEqual(loan);
    await numbering.close();
  });

  it('may be in no answer: then it is unknown whether there is a loan', async () => {
    const numbering = await openLendingQbUnderTest({ numbersLoans: true }, { fetch: tamper as never });
    only('CreateWithOptions', () => ({ text: result('CreateWithOptions', '<result status="OK"/>') }));
    const failed = await refusal(numbering.los.createLoan(operation(), draftLoan()));
    expect(failed).toMatchObject({ code: 'unavailable', details: { outcome: 'unknown' } });
    expect((await numbering.los.changesSince('', 1000)).changes).toEqual([]);
    await numbering.close();
  });
});

describe('letters', () => {
  it('are read in the encoding of the answer', async () => {
    const { sLNm } = await create();
    there(sLNm)?.fields.set('sSpCity', 'La Cañada');
    only('Load', (text) => ({ text, charset: 'windows-1252' }));
    expect(await at.los.loadLoan(sLNm)).toMatchObject({ sSpCity: 'La Cañada' });
  });

  it('that are wrong in it are not stored', async () => {
    const { sLNm } = await create();
    there(sLNm)?.fields.set('sSpCity', 'La Cañada');
    const broken: typeof nodeFetch = async (url, init) => {
      const text = await (await nodeFetch(url, init)).text();
      return new Response(Buffer.from(text, 'latin1'), { headers: { 'content-type': 'text/xml; charset=utf-8' } });
    };
    const other = await openLendingQbUnderTest({}, { config: simulatedConfig(at.simulator), fetch: broken as never });
    expect((await refusal(other.los.loadLoan(sLNm))).code).toBe('unavailable');
    await other.close();
  });
});

describe('the list of modified loans', () => {
  const listed = (...loans: string[]) =>
    only('ListModifiedLoansByAppCode', () => ({
      text: result('ListModifiedLoansByAppCode', `<result status="OK">${loans.join('')}</result>`),
    }));
  const entry = (name: string, more: string) => `<loan name="${name}" LastModifiedD="11/20/2026 09:42:00" ${more}/>`;
  const feed = async () => (await at.los.changesSince('', 1000)).changes.map(({ loanNum }) => loanNum);

  it('may name a loan twice', async () => {
    const { sLNm } = await create();
    there(sLNm)?.fields.set('sSpCity', 'Glendale');
    const earlier = entry(sLNm, 'valid="True"').replace('09:42', '09:40');
    listed(entry(sLNm, 'valid="True"'), earlier, entry(sLNm, 'valid="True"'));
    expect((await feed()).filter((loanNum) => loanNum === sLNm)).toHaveLength(2);
    expect(await at.los.loadLoan(sLNm)).toMatchObject({ version: 2, sSpCity: 'Glendale' });
  });

  it('names deleted and renamed loans, which the portal keeps, and goes on', async () => {
    const gone = await create();
    const renamed = await create();
    const kept = await create();
    const { world } = at.simulator;
    const loan = there(renamed.sLNm);
    if (loan) world.rename(loan, 'RENAMED1');
    const deleted = there(gone.sLNm);
    if (deleted) deleted.isValid = false;
    there(kept.sLNm)?.fields.set('sSpCity', 'Glendale');
    listed(
      entry(gone.sLNm, 'valid="False"'),
      entry(renamed.sLNm, 'valid="False"'),
      entry('RENAMED1', `old_name="${renamed.sLNm}" valid="True"`),
      entry('NOWHERE1', 'valid="True"'),
      entry(kept.sLNm, 'valid="True"'),
    );
    const names = await feed();
    expect([names.includes('RENAMED1'), names.includes('NOWHERE1')]).toEqual([true, false]);
    expect(names.filter((loanNum) => loanNum === gone.sLNm)).toHaveLength(1);
    expect(names.filter((loanNum) => loanNum === kept.sLNm)).toHaveLength(2);
    for (const { sLNm } of [gone, renamed]) expect((await refusal(at.los.loadLoan(sLNm))).code).toBe('not-found');
    expect(await at.los.loadLoan('RENAMED1')).toMatchObject({ sSpCity: 'Pasadena' });
    const text = logged.join('');
    for (const number of [gone.sLNm, renamed.sLNm]) {
      expect(text).toContain(`"loanNum":"${number}","msg":"a loan was deleted or renamed in LendingQB"`);
    }
    expect(text).toContain(`"loanNum":"RENAMED1","earlier":"${renamed.sLNm}"`);
  });
});

it('names a loan with more applications than the portal shows, and keeps them', async () => {
  const applicants = ['900-12-3456', '900-12-3457'].map((aBSsn) => ({ aBFirstNm: 'Ann', aBLastNm: 'Lee', aBSsn }));
  const { sLNm } = await create({ applicants });
  const third = { fields: new Map([['aBFirstNm', 'Cy']]), collections: new Map<string, string>() };
  there(sLNm)?.applicants.push(third);
  expect((await at.los.loadLoan(sLNm)).applicants).toHaveLength(2);
  expect(logged.join('')).toMatch(/"fields":\["applicant"\].*values of LendingQB do not fit/);
  await at.los.changeLoan(operation(), sLNm, toAltadena);
  expect(there(sLNm)?.applicants).toContain(third);
});

describe('a sign-in', () => {
  const portalWith = (signIn: object) =>
    openLendingQbUnderTest(
      {},
      { log, fetch: tamper as never, config: { ...simulatedConfig(at.simulator), signIn: signIn as never } },
    );

  it('that is refused is logged with what LendingQB said, without the account', async () => {
    const wrong = await portalWith({ kind: 'password', userName: 'portal', password: 'not-this-one' });
    only('GetUserAuthTicket', () => ({
      text: result('GetUserAuthTicket', 'User portal is locked out, password not-this-one.'),
    }));
    await refusal(wrong.los.ready());
    const text = logged.join('');
    expect(text).toMatch(/is locked out.*the LOS refused the sign-in/);
    expect(text).not.toMatch(/not-this-one|User portal/);
    await wrong.close();
  });

  it('that is refused with a fault waits a minute before the next one, too', async () => {
    const wrong = await portalWith({ kind: 'password', userName: 'portal', password: 'simulated' });
    const asked = at.simulator.calls.get('GetUserAuthTicket') ?? 0;
    at.simulator.faults.plan({ kind: 'refusal', operation: 'GetUserAuthTicket' });
    for (let call = 0; call < 3; call += 1) {
      expect(await refusal(wrong.los.ready())).toMatchObject({ wording: { code: 'los-sign-in-refused' } });
    }
    expect(at.simulator.calls.get('GetUserAuthTicket')).toBe(asked + 1);
    await wrong.close();
  });

  it('at a token service that is busy is tried again, and one that it refuses is not', async () => {
    const client = {
      ...{ kind: 'client', tokenUrl: at.simulator.tokenUrl },
      ...{ clientId: 'portal', clientSecret: 'simulated' },
    };
    const portal = await portalWith(client);
    let asked = 0;
    only('token', (text) => {
      asked += 1;
      return asked === 1 ? { text: 'Busy', status: 503 } : { text };
    });
    await portal.los.ready();
    expect(asked).toBe(2);
    await portal.close();
    const refused = await portalWith({ ...client, clientSecret: 'wrong' });
    arrives = (name) => {
      if (name === 'token') asked += 1;
      return null;
    };
    expect(await refusal(refused.los.ready())).toMatchObject({ wording: { code: 'los-sign-in-refused' } });
    await refusal(refused.los.loadLoan('2611000001'));
    expect(asked).toBe(3);
    await refused.close();
  });

  it('may give a token for a short time, or not say for how long', async () => {
    const client = {
      ...{ kind: 'client', tokenUrl: at.simulator.tokenUrl },
      ...{ clientId: 'portal', clientSecret: 'simulated' },
    };
    for (const life of ['"expires_in":240', '"other":1']) {
      const portal = await portalWith(client);
      let asked = 0;
      only('token', (text) => {
        asked += 1;
        return { text: text.replace(/"expires_in":\d+/, life) };
      });
      for (let call = 0; call < 3; call += 1) await portal.los.ready();
      expect(asked).toBe(1);
      await portal.close();
    }
  });
});
