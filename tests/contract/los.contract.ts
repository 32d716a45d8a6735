import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LosError } from '../../api/los/los-error';
import type { LosPort } from '../../api/los/port';
import { demoPrograms } from '../../config/demo/programs/demo-programs';
import { demoRateSheets } from '../../config/demo/programs/rate-sheet-generator';
import type { ChangeLogFilter } from '../../domain/loan/change-log.schemas';
import type { LoanDocument } from '../../domain/loan/document';
import { draftLoan, operation, submissionFile } from './contract-loan';

/** A LOS under test, with a clock that the test moves. */
export interface LosUnderTest {
  readonly los: LosPort;
  readonly time: { now: Date };
  close(): Promise<void>;
}

/** The refusal that a call ends in. */
export async function refusal(call: Promise<unknown>): Promise<LosError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LosError)) throw new Error(`Expected a refusal of the LOS, got ${String(error)}`);
  return error;
}

const unknown = '9901000000';

/** What every LOS keeps, wherever it runs: the same tests against the one in process and the one across the wire. */
export function losContract(name: string, open: () => Promise<LosUnderTest>): void {
  describe(name, () => {
    let under: LosUnderTest;
    let los: LosPort;

    beforeAll(async () => {
      under = await open();
      los = under.los;
      await publish();
    });
    afterAll(() => under.close());

    /** Hands over the programs of the demo with the rates of the day. */
    const publish = () => {
      const rateSheets = demoRateSheets({ seed: 1, programs: demoPrograms, effective: under.time.now });
      return los.putPricingCatalog(operation(), { programs: demoPrograms, rateSheets });
    };
    const newLoan = (values = {}): Promise<LoanDocument> => los.createLoan(operation(), draftLoan(values));
    const change = (loan: LoanDocument, changes: Record<string, unknown>) =>
      los.changeLoan(operation(), loan.sLNm, { version: loan.version, changes });

    /** The first rate that the loan is offered in any program. */
    async function anOffer(loanNum: string) {
      const { PricingResults } = await los.price(loanNum, {});
      const program = PricingResults.Program.find((one) => one.Status === 'Eligible');
      const option = program?.RateOption[0];
      if (program === undefined || option === undefined) throw new Error('The loan is offered nothing.');
      return { program, option, choice: choiceOf(program.lLpTemplateId, option) };
    }
    const choiceOf = (lLpTemplateId: string, option: { Rate: string; Point: string }) => ({
      lLpTemplateId,
      requestedRate: option.Rate,
      requestedFee: option.Point,
    });

    /** A loan with everything that registration needs. */
    async function readyLoan(): Promise<LoanDocument> {
      const { sLNm } = await newLoan();
      await los.chooseProgram(operation(), sLNm, (await anOffer(sLNm)).choice);
      await los.requestDisclosure(operation(), sLNm, { preparedBy: 'lender', files: [] });
      await los.addFiles(operation(), sLNm, [submissionFile()]);
      return los.loadLoan(sLNm);
    }

    describe('a new loan', () => {
      it('gets a number of its own, status Loan Open with its date and time, and computed fields', async () => {
        const loan = await newLoan();
        const day = '2026-11-20';
        expect(loan.sLNm).toMatch(/^2611\d{6}$/);
        expect(loan).toMatchObject({ version: 1, sStatusT: '0', sStatusD: day, sOpenedD: day, sCreatedD: day });
        expect(loan.sOpenedDTime).toBe(under.time.now.toISOString());
        expect(loan).toMatchObject({ sLtvR: '80.000', sLTotI: '16500.00', sFinalLAmt: '650000.00' });
        expect(await los.loadLoan(loan.sLNm)).toEqual(loan);
        expect(await los.statusLog(loan.sLNm)).toMatchObject([{ status: '0', from: null, by: 'Rafael Quillmore' }]);
      });

      it('never has the number of another, also where many are created at once', async () => {
        const loans = await Promise.all(Array.from({ length: 12 }, () => newLoan()));
        expect(new Set(loans.map((loan) => loan.sLNm)).size).toBe(12);
      });

      it('is refused without channel and purpose, and with values that do not fit, and leaves nothing', async () => {
        const { sBranchChannelT: _, sLPurposeT: __, ...draft } = draftLoan();
        const missing = await refusal(los.createLoan(operation(), draft));
        expect(missing.code).toBe('invalid');
        expect(Object.keys(missing.details.fields as object)).toEqual(
          expect.arrayContaining(['sBranchChannelT', 'sLPurposeT']),
        );
        const wrong = await refusal(newLoan({ sLPurposeT: '77', sU1LStatD: '2026-01-01' }));
        expect(wrong.details.fields).toMatchObject({ sLPurposeT: expect.any(String), sU1LStatD: expect.any(String) });
      });

      it('keeps who is assigned', async () => {
        expect(await newLoan()).toMatchObject({ sEmployeeLoanRepLogin: 'loan-officer' });
      });

      it('has up to four borrowers', async () => {
        const applicants = ['Ann', 'Bo'].map((aBFirstNm) => ({ aBFirstNm, aBLastNm: 'Lee', aCFirstNm: 'Cy' }));
        const loan = await newLoan({ applicants });
        expect(loan.applicants).toHaveLength(2);
        const five = await refusal(newLoan({ applicants: [...applicants, { aBFirstNm: 'Di' }] }));
        expect(five.code).toBe('invalid');
      });

      it('is created once by an operation that comes twice, one after the other or both at once', async () => {
        const once = operation();
        const [first, second] = await Promise.all([
          los.createLoan(once, draftLoan()),
          los.createLoan(once, draftLoan()),
        ]);
        expect(second).toEqual(first);
        expect(await los.createLoan(once, draftLoan())).toEqual(first);
      });
    });

    describe('its people', () => {
      it('are all told, by login, with where they work and whether they still do', async () => {
        const people = await los.employees();
        const logins = people.map(({ login }) => login);
        expect(logins.length).toBeGreaterThan(20);
        expect(logins).toEqual([...logins].sort());
        expect(people.every(({ isPml, branchName, companyName }) => (isPml ? companyName : branchName))).toBe(true);
        expect(new Set(people.map(({ isActive }) => isActive))).toEqual(new Set([true, false]));
      });
    });

    describe('loading', () => {
      it('says that there is no such loan', async () => {
        expect((await refusal(los.loadLoan(unknown))).code).toBe('not-found');
        expect((await refusal(los.files(unknown, {}))).code).toBe('not-found');
        expect((await refusal(los.statusLog(unknown))).code).toBe('not-found');
      });

      it('gives several loans at once and leaves out those that do not exist', async () => {
        const [one, two] = [await newLoan(), await newLoan()];
        const loaded = await los.loadLoans([one.sLNm, unknown, two.sLNm]);
        expect(loaded.map((loan) => loan.sLNm).sort()).toEqual([one.sLNm, two.sLNm].sort());
        expect(await los.loadLoans([])).toEqual([]);
        expect((await refusal(los.loadLoans(Array.from({ length: 501 }, () => unknown)))).code).toBe('invalid');
      });
    });

    describe('changing', () => {
      it('counts the version, computes anew and logs each field with who did it', async () => {
        const loan = await newLoan();
        const changed = await change(loan, { sLAmtCalc: '$609,375.00' });
        expect(changed).toMatchObject({ version: 2, sLAmtCalc: '609375.00', sLtvR: '75.000' });
        const [entry] = (await los.changeLog(loan.sLNm, { limit: 10 })).entries;
        expect(entry).toMatchObject({
          version: 2,
          action: 'change',
          field: 'sLAmtCalc',
          before: '650000.00',
          after: '609375.00',
          by: 'Rafael Quillmore',
        });
      });

      it('logs records and applications by their place, newest first, with SSNs masked', async () => {
        const loan = await newLoan();
        await change(loan, {
          aBSsn: '900-65-4321',
          assets: [{ id: 'savings', owners: ['0B'], type: '7', value: '250000.00' }],
          liabilities: [],
        });
        const { entries } = await los.changeLog(loan.sLNm, { limit: 20 });
        expect(entries).toContainEqual(
          expect.objectContaining({
            field: 'applicants[0].aBSsn',
            before: '***-**-3456',
            after: '***-**-4321',
          }),
        );
        expect(entries).toContainEqual(
          expect.objectContaining({ field: 'assets[savings].value', before: '240000.00', after: '250000.00' }),
        );
        expect(entries).toContainEqual(expect.objectContaining({ field: 'liabilities[card]', after: null }));
        expect(JSON.stringify(entries)).not.toContain('900-');
        expect(entries.at(-1)).toMatchObject({ action: 'create', version: 1 });
        expect(await los.changeLog(loan.sLNm, { limit: 1 })).toMatchObject({ entries: [entries[0]], capped: false });
      });

      it('finds changes by person, field, place, action and time, page by page', async () => {
        const loan = await newLoan();
        const later = new Date(under.time.now.getTime() + 3_600_000);
        under.time.now = later;
        const changed = await change(loan, {
          sSpCity: 'Altadena',
          assets: [{ id: 'savings', owners: ['0B'], type: '7', value: '250000.00' }],
        });
        await los.changeLoan({ ...operation(), byName: 'Mina Osei' }, loan.sLNm, {
          version: changed.version,
          changes: { assets: [], sSpCity: 'Glendale' },
        });
        const fieldsOf = async (filter: ChangeLogFilter) =>
          (await los.changeLog(loan.sLNm, { filter, limit: 50 })).entries.map((entry) => entry.field).sort();
        expect(await fieldsOf({ people: ['Mina Osei'] })).toEqual(['assets[savings]', 'sSpCity']);
        expect(await fieldsOf({ fields: ['assets', 'assets.value'] })).toEqual([
          'assets[savings]',
          'assets[savings].value',
        ]);
        expect(await fieldsOf({ places: ['assets[savings].value'] })).toEqual(['assets[savings].value']);
        expect(await fieldsOf({ people: ['Rafael Quillmore'], actions: ['create'] })).toEqual(['sLNm']);
        expect(await fieldsOf({ people: [] })).toEqual([]);
        expect(await fieldsOf({ to: later.toISOString() })).toEqual(['sLNm']);
        expect(await fieldsOf({ from: later.toISOString(), fields: ['sLNm'] })).toEqual([]);
        const two = await los.changeLog(loan.sLNm, { offset: 1, limit: 2, order: 'oldest' });
        expect(two).toMatchObject({ total: 5, capped: false, entries: [{ version: 2 }, { version: 2 }] });
        expect(await los.changeLogValues(loan.sLNm)).toEqual({
          people: ['Mina Osei', 'Rafael Quillmore'],
          fields: ['assets', 'assets.value', 'sLNm', 'sSpCity'],
          actions: ['change', 'create'],
        });
        expect((await refusal(los.changeLog(unknown, { limit: 1 }))).code).toBe('not-found');
      });

      it('refuses what was read before another change, and says how the loan stands', async () => {
        const loan = await newLoan();
        const current = await change(loan, { sSpCity: 'Altadena' });
        const stale = await refusal(change(loan, { sSpCity: 'Glendale' }));
        expect(stale.code).toBe('stale');
        expect(stale.details.current).toEqual(current);
      });

      it('lets one of two writers at once win, and no change is lost', async () => {
        const loan = await newLoan();
        const results = await Promise.allSettled([
          change(loan, { sSpCity: 'Altadena' }),
          change(loan, { sSpCity: 'Glendale' }),
        ]);
        expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
        expect(await los.loadLoan(loan.sLNm)).toMatchObject({ version: 2 });
      });

      it('refuses computed and guarded fields and unknown ones by name', async () => {
        const loan = await newLoan();
        const refused = await refusal(
          change(loan, { sLtvR: '10.000', sStatusT: '6', sEmployeeLoanRepLogin: 'me', sNoSuchField: '1' }),
        );
        expect(refused.code).toBe('invalid');
        expect(Object.keys(refused.details.fields as object).sort()).toEqual([
          'sEmployeeLoanRepLogin',
          'sLtvR',
          'sNoSuchField',
          'sStatusT',
        ]);
        expect(await los.loadLoan(loan.sLNm)).toMatchObject({ version: 1 });
      });

      it('gives an ID to a record that came without one', async () => {
        const loan = await newLoan();
        const changed = await change(loan, { reos: [{ owners: ['0B'], address: '3 Kestrel Loop', value: '1.00' }] });
        expect(changed.reos).toEqual([expect.objectContaining({ id: expect.stringMatching(/./), value: '1.00' })]);
      });

      it('leaves the version alone where nothing changes', async () => {
        const loan = await newLoan();
        expect(await change(loan, { sSpCity: 'Pasadena' })).toMatchObject({ version: 1 });
      });

      it('answers a repeated operation as before, though the loan went on', async () => {
        const loan = await newLoan();
        const once = operation();
        const request = { version: 1, changes: { sSpCity: 'Altadena' } };
        const first = await los.changeLoan(once, loan.sLNm, request);
        await change(first, { sSpCity: 'Glendale' });
        expect(await los.changeLoan(once, loan.sLNm, request)).toEqual(first);
        expect(await los.loadLoan(loan.sLNm)).toMatchObject({ sSpCity: 'Glendale', version: 3 });
      });

      it('refuses an operation ID that was used for something else', async () => {
        const loan = await newLoan();
        const once = operation();
        await los.changeLoan(once, loan.sLNm, { version: 1, changes: { sSpCity: 'Altadena' } });
        const other = await refusal(los.changeLoan(once, loan.sLNm, { version: 2, changes: { sSpCity: 'Vernon' } }));
        expect(other.code).toBe('invalid');
        expect((await refusal(los.register(once, loan.sLNm))).code).toBe('invalid');
      });
    });

    describe('the status', () => {
      it('moves along the workflow with date, time and log', async () => {
        const loan = await newLoan();
        const moved = await los.moveStatus(operation(), loan.sLNm, '1', 'Credit pulled');
        expect(moved).toMatchObject({ sStatusT: '1', sPreQualD: '2026-11-20', sStatusD: '2026-11-20', version: 2 });
        expect(moved.sPreQualDTime).toBe(under.time.now.toISOString());
        expect((await los.statusLog(loan.sLNm)).at(-1)).toMatchObject({
          status: '1',
          from: '0',
          description: 'Credit pulled',
        });
      });

      it('refuses a move that the workflow does not have, and registration through the back door', async () => {
        const loan = await newLoan();
        expect((await refusal(los.moveStatus(operation(), loan.sLNm, '6'))).code).toBe('not-allowed');
        await los.moveStatus(operation(), loan.sLNm, '1');
        expect((await refusal(los.moveStatus(operation(), loan.sLNm, '3'))).code).toBe('not-allowed');
      });

      it('comes back from on hold and canceled to what it was before', async () => {
        const loan = await newLoan();
        await los.moveStatus(operation(), loan.sLNm, '1');
        await los.moveStatus(operation(), loan.sLNm, '7');
        await los.moveStatus(operation(), loan.sLNm, '9');
        expect((await refusal(los.moveStatus(operation(), loan.sLNm, '0'))).code).toBe('not-allowed');
        expect(await los.moveStatus(operation(), loan.sLNm, '1')).toMatchObject({ sStatusT: '1' });
      });
    });

    describe('a credit report', () => {
      const home = { aBAddr: '9 Quay Street', aBCity: 'Pasadena', aBState: 'CA', aBZip: '91101' };

      it('says what a bureau needs, and changes nothing without it', async () => {
        const loan = await newLoan();
        const refused = await refusal(los.creditReport(operation(), loan.sLNm, { version: 1, reissue: false }));
        expect(refused.code).toBe('invalid');
        expect(refused.details.fields).toHaveProperty(['applicants[0].aBAddr']);
        expect(await los.loadLoan(loan.sLNm)).toEqual(loan);
      });

      it('is ordered once by an operation that comes twice, and says where it is from', async () => {
        const loan = await change(await newLoan(), { applicants: [{ ...home }], liabilities: [] });
        const once = operation();
        const order = { version: loan.version, reissue: false };
        const [first, second] = await Promise.all([
          los.creditReport(once, loan.sLNm, order),
          los.creditReport(once, loan.sLNm, order),
        ]);
        expect(second).toEqual(first);
        expect(first.loan).toMatchObject({ version: loan.version + 1, applicants: [{ aCrOd: '2026-11-20' }] });
        expect(first.loan.liabilities.length).toBeGreaterThan(0);
        expect(first.isStandIn).toBe(true);
        expect((await los.statusLog(loan.sLNm)).at(-1)?.description).toContain('no credit bureau was asked');
        expect((await refusal(los.creditReport(operation(), loan.sLNm, order))).code).toBe('stale');
      });
    });

    describe('around the loan', () => {
      it('keeps contacts in order, replaces by ID and removes', async () => {
        const { sLNm } = await newLoan();
        const agent = (id: string, AgentName: string) => ({
          id,
          AgentRoleT: '3',
          AgentRoleTDesc: 'Title',
          AgentName,
          CompanyName: 'Alder Title',
          Phone: '(626) 555-0142',
          EmailAddr: 'desk@example.com',
        });
        await los.saveAgents(operation(), sLNm, [agent('a', 'Ida'), agent('b', 'Jo')]);
        const saved = await los.saveAgents(operation(), sLNm, [agent('c', 'Kit'), agent('a', 'Ines')]);
        expect(saved.map((one) => one.AgentName)).toEqual(['Ines', 'Jo', 'Kit']);
        await los.removeAgent(operation(), sLNm, 'b');
        expect((await los.agents(sLNm)).map((one) => one.id)).toEqual(['a', 'c']);
        expect((await refusal(los.removeAgent(operation(), sLNm, 'b'))).code).toBe('not-found');
      });

      it('keeps documents, lists them by folder and type, and shows none of another loan', async () => {
        const { sLNm } = await newLoan();
        const other = await newLoan();
        const [kept] = await los.addFiles(operation(), sLNm, [submissionFile()]);
        await los.addFiles(operation(), sLNm, [{ ...submissionFile(), docType: '9 OTHER' }]);
        expect(kept).toMatchObject({ createdBy: 'Rafael Quillmore', createdTime: under.time.now.toISOString() });
        expect(await los.files(sLNm, {})).toHaveLength(2);
        expect(await los.files(sLNm, { folderName: '01 SUBMISSION PACKAGE', docType: '9 OTHER' })).toHaveLength(1);
        expect(await los.files(sLNm, { folderName: '02 ELSEWHERE' })).toEqual([]);
        expect(await los.file(sLNm, kept?.id ?? '')).toEqual(kept);
        expect((await refusal(los.file(other.sLNm, kept?.id ?? ''))).code).toBe('not-found');
      });

      it('adds documents once by an operation that comes twice', async () => {
        const { sLNm } = await newLoan();
        const once = operation();
        const files = [submissionFile()];
        const first = await los.addFiles(once, sLNm, files);
        expect(await los.addFiles(once, sLNm, files)).toEqual(first);
        expect(await los.files(sLNm, {})).toHaveLength(1);
        expect((await refusal(los.addFiles(operation(), sLNm, files))).code).toBe('conflict');
      });

      it('has no conditions and no changes of circumstance at first', async () => {
        const { sLNm } = await newLoan();
        expect(await los.conditions(sLNm)).toEqual([]);
        expect(await los.cocTasks(sLNm)).toEqual([]);
      });
    });

    describe('the eDisclosure', () => {
      it('is prepared by the lender where it has what it needs', async () => {
        const { sLNm } = await newLoan();
        const lacking = await refusal(los.requestDisclosure(operation(), sLNm, { preparedBy: 'lender', files: [] }));
        expect(lacking.code).toBe('invalid');
        expect(lacking.details.fields).toEqual({ sLpTemplateNm: 'Required' });
        await los.chooseProgram(operation(), sLNm, (await anOffer(sLNm)).choice);
        const requested = await los.requestDisclosure(operation(), sLNm, { preparedBy: 'lender', files: [] });
        expect(requested).toMatchObject({ sU1LStatD: '2026-11-20', sU1LStatDesc: expect.stringMatching(/lender/i) });
      });

      it('is dated by the Pacific day', async () => {
        const before = under.time.now;
        under.time.now = new Date('2026-11-21T07:30:00Z');
        try {
          const { sLNm } = await newLoan();
          const requested = await los.requestDisclosure(operation(), sLNm, { preparedBy: 'self', files: [] });
          expect(requested.sU1LStatD).toBe('2026-11-20');
        } finally {
          under.time.now = before;
        }
      });

      it('comes with its signed package, and both or neither are there', async () => {
        const { sLNm } = await newLoan();
        const signed = { ...submissionFile(), folderName: '02 INITIAL DISCLOSURES', docType: '4 SIGNED EDISCLOSURES' };
        const uploaded = await los.requestDisclosure(operation(), sLNm, { preparedBy: 'self', files: [signed] });
        expect(uploaded.sU1LStatDesc).toMatch(/broker/i);
        const again = { preparedBy: 'self' as const, files: [{ ...signed, id: randomUUID() }] };
        expect((await refusal(los.requestDisclosure(operation(), sLNm, again))).code).toBe('conflict');
        expect(await los.files(sLNm, {})).toHaveLength(1);
      });

      it('can be taken back while requested, and the status log keeps that', async () => {
        const { sLNm } = await newLoan();
        expect((await refusal(los.cancelDisclosure(operation(), sLNm))).code).toBe('cannot-cancel');
        await los.requestDisclosure(operation(), sLNm, { preparedBy: 'self', files: [] });
        const cancelled = await los.cancelDisclosure(operation(), sLNm);
        expect(cancelled.sU1LStatD ?? null).toBeNull();
        expect(cancelled.sU1LStatDesc ?? null).toBeNull();
        expect((await los.statusLog(sLNm)).at(-1)?.description).toMatch(/cancelled/);
      });
    });

    describe('pricing', () => {
      it('prices the loan and a scenario, and writes nothing', async () => {
        const { sLNm } = await newLoan();
        const { program } = await anOffer(sLNm);
        const scenario = await los.price(sLNm, { sCreditScoreType2: 520 }, { rates: 'best' });
        const same = scenario.PricingResults.Program.find((one) => one.lLpTemplateId === program.lLpTemplateId);
        expect(same?.Status).toBe('Ineligible');
        expect(same?.Reasons.length).toBeGreaterThan(0);
        expect(await los.loadLoan(sLNm)).toMatchObject({ version: 1, sCreditScoreType2: 760 });
      });

      it('prices a scenario that is of no loan, and names a field that cannot be read', async () => {
        const scenario = {
          ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sSpZip: '91101', sCreditScoreType2: 760 },
          ...{ sPurchPrice: '800000.00', sApprVal: '800000.00', sLAmtCalc: '600000.00', sProdRLckdDays: 30 },
        };
        const { PricingResults } = await los.priceScenario(scenario, { rates: 'best' });
        const eligible = PricingResults.Program.filter(({ Status }) => Status === 'Eligible');
        expect(eligible.length).toBeGreaterThan(3);
        expect(eligible.every(({ RateOption }) => RateOption.length === 1)).toBe(true);
        const refused = await refusal(los.priceScenario({ sLAmtCalc: 'much' }));
        expect(refused.code).toBe('invalid');
        expect(refused.details.fields).toHaveProperty('sLAmtCalc');
      });

      it('prices with a new catalog at once', async () => {
        const { sLNm } = await newLoan();
        const [only] = demoPrograms;
        if (only === undefined) throw new Error('The demo has no programs.');
        await los.putPricingCatalog(operation(), { programs: [only], rateSheets: [] });
        try {
          const { PricingResults } = await los.price(sLNm, {});
          expect(PricingResults.Program).toMatchObject([{ Name: only.name, Status: 'Ineligible' }]);
        } finally {
          await publish();
        }
      });

      it('names a scenario field that cannot be read', async () => {
        const { sLNm } = await newLoan();
        const refused = await refusal(los.price(sLNm, { sLAmtCalc: 'much' }));
        expect(refused.code).toBe('invalid');
        expect(refused.details.fields).toHaveProperty('sLAmtCalc');
      });

      it('hides the adjustments that are for lender users only', async () => {
        const { sLNm } = await newLoan();
        const hidden = (answer: Awaited<ReturnType<LosPort['price']>>) =>
          JSON.stringify(answer).includes('"IsHidden":true');
        expect(hidden(await los.price(sLNm, {}))).toBe(false);
        expect(hidden(await los.price(sLNm, {}, { showHidden: true }))).toBe(true);
      });

      it('sets program, rate, term and what follows, saves the scenario and computes anew', async () => {
        const { sLNm } = await newLoan();
        const scenario = { sLAmtCalc: '600000.00', sProdRLckdDays: 45 };
        const { PricingResults } = await los.price(sLNm, scenario);
        const program = PricingResults.Program.find((one) => one.Status === 'Eligible' && one.FinMethT === '0');
        const option = program?.RateOption[0];
        if (!program || !option) throw new Error('nothing offered');
        const choice = { ...choiceOf(program.lLpTemplateId, option), scenario };
        const chosen = await los.chooseProgram(operation(), sLNm, choice);
        expect(chosen).toMatchObject({
          sLpTemplateNm: program.Name,
          sLpTemplateId: program.lLpTemplateId,
          sNoteIR: option.Rate,
          sTerm: program.Term,
          sDue: program.Term,
          sFinMethT: '0',
          sLT: program.LoanType,
          sLAmtCalc: '600000.00',
          sProdRLckdDays: 45,
          sBrokerLockOriginatorPriceBrokComp1PcFee: option.Point,
          sApr: option.APR,
          sProThisMPmt: option.Payment,
        });
        expect(chosen.sRAdjMarginR ?? null).toBeNull();
        const again = await los.price(sLNm, {});
        const same = again.PricingResults.Program.find((one) => one.lLpTemplateId === program.lLpTemplateId);
        expect(same?.RateOption).toContainEqual(option);
      });

      it('sets the figures of an adjustable rate, and a fixed one clears them', async () => {
        const { sLNm } = await newLoan();
        const { PricingResults } = await los.price(sLNm, {});
        const pick = async (method: string) => {
          const program = PricingResults.Program.find((one) => one.Status === 'Eligible' && one.FinMethT === method);
          const option = program?.RateOption[0];
          if (!program || !option) throw new Error('nothing offered');
          return los.chooseProgram(operation(), sLNm, choiceOf(program.lLpTemplateId, option));
        };
        const arm = await pick('1');
        expect(arm).toMatchObject({ sFinMethT: '1', sRAdj1stCapMon: expect.any(Number) });
        expect(arm.sRAdjMarginR).toMatch(/^\d+\.\d{3}$/);
        const fixed = await pick('0');
        expect(fixed).toMatchObject({ sFinMethT: '0' });
        expect(fixed.sRAdjMarginR ?? null).toBeNull();
      });

      it('refuses a price that is not the one of now and says what it is, and a rate that is not offered', async () => {
        const { sLNm } = await newLoan();
        const { choice, option } = await anOffer(sLNm);
        const cheaper = await refusal(los.chooseProgram(operation(), sLNm, { ...choice, requestedFee: '-9.000' }));
        expect(cheaper.code).toBe('not-offered');
        expect(cheaper.details.current).toMatchObject({ Rate: option.Rate, Point: option.Point });
        const gone = await refusal(los.chooseProgram(operation(), sLNm, { ...choice, requestedRate: '1.111' }));
        expect(gone.code).toBe('not-offered');
        const none = await refusal(los.chooseProgram(operation(), sLNm, { ...choice, lLpTemplateId: randomUUID() }));
        expect(none.code).toBe('not-offered');
        expect(await los.loadLoan(sLNm)).toMatchObject({ version: 1 });
      });

      it('refuses a program that the loan is not eligible for, with the reasons', async () => {
        const { sLNm } = await newLoan();
        const { choice } = await anOffer(sLNm);
        await change(await los.loadLoan(sLNm), { sCreditScoreType2: 510 });
        const refused = await refusal(los.chooseProgram(operation(), sLNm, choice));
        expect(refused.code).toBe('not-eligible');
        expect(refused.details.reasons).toContainEqual(expect.objectContaining({ text: expect.any(String) }));
      });

      it('refuses to change the program of a loan that is past registration', async () => {
        const { sLNm } = await readyLoan();
        await los.register(operation(), sLNm);
        await los.moveStatus(operation(), sLNm, '28');
        const { choice } = await anOffer(sLNm);
        expect((await refusal(los.chooseProgram(operation(), sLNm, choice))).code).toBe('not-allowed');
      });
    });

    describe('registering', () => {
      it('says all that is missing, in the order of the steps', async () => {
        const { sLNm } = await newLoan();
        const refused = await refusal(los.register(operation(), sLNm));
        expect(refused.code).toBe('cannot-register');
        expect(refused.details.missing).toEqual(['program', 'edisclosure', 'submission']);
      });

      it('moves the loan to Registered with its date and time', async () => {
        const { sLNm } = await readyLoan();
        const registered = await los.register(operation(), sLNm);
        expect(registered).toMatchObject({ sStatusT: '3', sSubmitD: '2026-11-20', sStatusD: '2026-11-20' });
        expect(registered.sSubmitDTime).toBe(under.time.now.toISOString());
        expect((await refusal(los.register(operation(), sLNm))).code).toBe('already-registered');
      });

      it('happens once where ten ask at the same moment', async () => {
        const { sLNm, version } = await readyLoan();
        const asked = await Promise.allSettled(Array.from({ length: 10 }, () => los.register(operation(), sLNm)));
        expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
        const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
        expect(new Set(refused)).toEqual(new Set(['already-registered']));
        expect(await los.loadLoan(sLNm)).toMatchObject({ sStatusT: '3', version: version + 1 });
        expect((await los.statusLog(sLNm)).filter((entry) => entry.status === '3')).toHaveLength(1);
      });

      it('answers the same to the same operation', async () => {
        const { sLNm } = await readyLoan();
        const once = operation();
        const [first, second] = await Promise.all([los.register(once, sLNm), los.register(once, sLNm)]);
        expect(second).toEqual(first);
      });
    });

    describe('the change feed', () => {
      it('tells every write in order, with its operation, from any cursor on', async () => {
        const start = (await everything('')).cursor;
        const loan = await newLoan();
        const changing = operation();
        await los.changeLoan(changing, loan.sLNm, { version: 1, changes: { sSpCity: 'Altadena' } });
        const filing = operation();
        await los.addFiles(filing, loan.sLNm, [submissionFile()]);
        const { changes, cursor } = await los.changesSince(start, 100);
        expect(changes).toEqual([
          expect.objectContaining({ loanNum: loan.sLNm, version: 1 }),
          { loanNum: loan.sLNm, version: 2, operationId: changing.id },
          { loanNum: loan.sLNm, version: 2, operationId: filing.id },
        ]);
        expect(await los.changesSince(cursor, 100)).toEqual({ cursor, changes: [] });
        const first = await los.changesSince(start, 1);
        expect(first.changes).toHaveLength(1);
        expect((await los.changesSince(first.cursor, 100)).changes).toEqual(changes.slice(1));
      });

      it('tells nothing of what was refused', async () => {
        const { sLNm } = await newLoan();
        const start = (await everything('')).cursor;
        await refusal(los.register(operation(), sLNm));
        expect((await los.changesSince(start, 10)).changes).toEqual([]);
      });

      it('refuses a cursor that is none', async () => {
        expect((await refusal(los.changesSince('yesterday', 10))).code).toBe('invalid');
      });

      it('passes over no write of many at once', async () => {
        const start = (await everything('')).cursor;
        const loans = await Promise.all(Array.from({ length: 8 }, () => newLoan()));
        const expected = new Set<string>();
        const seen: string[] = [];
        let cursor = start;
        let writing = true;
        const reader = (async () => {
          while (writing) {
            const page = await los.changesSince(cursor, 3);
            cursor = page.cursor;
            seen.push(...page.changes.map((one) => one.operationId));
          }
        })();
        await Promise.all(
          loans.map(async (loan) => {
            let version = 1;
            for (const city of ['Altadena', 'Glendale', 'Burbank', 'Azusa']) {
              const by = operation();
              expected.add(by.id);
              await los.changeLoan(by, loan.sLNm, { version, changes: { sSpCity: city } });
              version += 1;
            }
          }),
        );
        writing = false;
        await reader;
        seen.push(...(await everything(cursor)).ids);
        expect(new Set(seen).size).toBe(seen.length);
        for (const id of expected) expect(seen).toContain(id);
      });

      /** Reads to the end of the feed. */
      async function everything(from: string): Promise<{ cursor: string; ids: string[] }> {
        const ids: string[] = [];
        for (let cursor = from; ; ) {
          const page = await los.changesSince(cursor, 500);
          if (page.changes.length === 0) return { cursor, ids };
          cursor = page.cursor;
          ids.push(...page.changes.map((one) => one.operationId));
        }
      }
    });

    describe('a session that is handed over', () => {
      const person = (loanNum: string) => ({
        userLogin: 'loan-officer',
        firstName: 'Rafael',
        lastName: 'Quillmore',
        isPmlUser: false,
        roles: ['Loan Officer'],
        loanNum,
      });

      it('is taken once, also by many at once', async () => {
        const { sLNm } = await newLoan();
        const { sessionId } = await los.createHandover(operation(), person(sLNm));
        const taken = await Promise.all(Array.from({ length: 5 }, () => los.takeHandover(sessionId)));
        expect(taken.filter((one) => one !== null)).toEqual([person(sLNm)]);
        expect(await los.takeHandover(sessionId)).toBeNull();
        expect(await los.takeHandover('x'.repeat(43))).toBeNull();
      });

      it('ends after five minutes', async () => {
        const { sLNm } = await newLoan();
        const { sessionId } = await los.createHandover(operation(), person(sLNm));
        const before = under.time.now;
        under.time.now = new Date(before.getTime() + 5 * 60_000);
        expect(await los.takeHandover(sessionId)).toBeNull();
        under.time.now = before;
      });

      it('is one for an operation that comes twice: the first ends', async () => {
        const { sLNm } = await newLoan();
        const once = operation();
        const first = await los.createHandover(once, person(sLNm));
        const second = await los.createHandover(once, person(sLNm));
        expect(await los.takeHandover(first.sessionId)).toBeNull();
        expect(await los.takeHandover(second.sessionId)).toEqual(person(sLNm));
      });

      it('is only for a loan that exists', async () => {
        expect((await refusal(los.createHandover(operation(), person(unknown)))).code).toBe('not-found');
      });
    });

    it('says that it is ready', async () => {
      await expect(los.ready()).resolves.toBeUndefined();
    });
  });
}
