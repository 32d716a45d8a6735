import { describe, expect, it } from 'vitest';
import { calculationsOf } from '../../../domain/application/calculations/calculations';
import { validateLoanChange } from '../../../domain/application/change/loan-change';
import { requirementsOf } from '../../../domain/application/requirements/requirements-of';
import { generalCalendar } from '../../../domain/disclosure/calendar/business-days';
import { isInTime } from '../../../domain/disclosure/changes/coverage';
import { firstConsummation } from '../../../domain/disclosure/closing/closing-clock';
import { feeList } from '../../../domain/fees/closing-records.schemas';
import { goodFaithOf } from '../../../domain/fees/estimates';
import { totalFields } from '../../../domain/fees/total-fields';
import { worksheetOf } from '../../../domain/fees/worksheet';
import { lenderPosition } from '../../../domain/investor/lender-position';
import { publicFactDefaults } from '../../../domain/lender/public-facts';
import { isBusinessDay } from '../../../domain/loan/business-hours';
import type { LoanDocument } from '../../../domain/loan/document';
import { closingLists } from '../../../domain/loan/fees/closing-lists';
import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { mayMove, statusDateField } from '../../../domain/loan/status-workflow';
import { limits2025 } from '../../../domain/reference/shipped-limits';
import { countiesOfZip } from '../../../domain/reference/zip-county';
import { demoBranches, demoCompanies } from '../organization';
import { demoPrograms } from '../programs/demo-programs';
import { type DemoLoansOrder, demoLoans, demoPipelineLoans } from './demo-loans';
import { demoPlaces } from './places';
import { demoStatuses } from './stages';

const order: DemoLoansOrder = {
  seed: 7,
  count: 600,
  today: '2026-11-20',
  branches: demoBranches,
  companies: demoCompanies,
  programs: demoPrograms,
};

const loans = [...demoLoans(order)];
const documents = loans.map(({ document }) => document);
const valuesOf = (document: LoanDocument, name: keyof LoanDocument): unknown => document[name];

/** Without the lists that operations of their own save. */
const withoutLists = (document: LoanDocument): LoanDocument =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) => !(closingLists as readonly string[]).includes(name)),
  ) as unknown as LoanDocument;

/** Without computed fields and those that only operations write. */
const settable = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const spec = fieldSpec(name);
      return !spec?.computed && !spec?.guarded;
    }),
  );

describe('the demo loans', () => {
  it('are the same for the same seed, whatever the count, and others for another', () => {
    const [first] = demoLoans({ ...order, count: 1 });
    expect(first).toEqual(loans[0]);
    const [other] = demoLoans({ ...order, count: 1, seed: 8 });
    expect(other).not.toEqual(loans[0]);
  });

  it('cover every status, channel, branch and company', () => {
    const all = (name: keyof LoanDocument) => new Set(documents.map((document) => valuesOf(document, name)));
    expect([...all('sStatusT')].sort()).toEqual([...demoStatuses].sort());
    expect([...all('sBranchChannelT')].sort()).toEqual(['1', '2', '3']);
    for (const { name } of demoBranches) expect(all('sBranchName')).toContain(name);
    for (const { name } of demoCompanies) expect(all('sOriginatingCompanyName')).toContain(name);
  });

  it('have loan numbers of year and month that are all different', () => {
    expect(new Set(documents.map(({ sLNm }) => sLNm)).size).toBe(600);
    for (const { sLNm, sOpenedD } of documents) {
      expect(sLNm).toMatch(/^\d{10}$/);
      expect(sLNm.slice(0, 4)).toBe(`${sOpenedD?.slice(2, 4)}${sOpenedD?.slice(5, 7)}`);
    }
  });

  it('give both demo officers loans in every stage, and open ones without a program to register', () => {
    for (const login of ['loan-officer', 'pml-loan-officer']) {
      const own = documents.filter((document) => document.sEmployeeLoanRepLogin === login);
      const statuses = new Set(own.map(({ sStatusT }) => sStatusT));
      for (const status of demoStatuses.filter((one) => one !== '46')) expect(statuses).toContain(status);
      expect(own.filter(({ sStatusT }) => sStatusT === '0').length).toBeGreaterThanOrEqual(6);
    }
    const officer = documents.filter((one) => one.sEmployeeLoanRepLogin === 'loan-officer');
    expect(new Set(officer.map(({ sBranchName }) => sBranchName))).toEqual(new Set(['Pasadena']));
    const broker = documents.filter((one) => one.sEmployeeLoanRepLogin === 'pml-loan-officer');
    expect(new Set(broker.map((one) => one.sOriginatingCompanyName))).toEqual(new Set(['Harborline Lending']));
  });

  it('reached their status through the workflow, in chronological order and not in the future', () => {
    for (const { document, statusLog } of loans) {
      const steps = statusLog.map(({ at, status }) => ({ at, status }));
      expect(steps[0]?.status).toBe('0');
      expect(steps.at(-1)?.status).toBe(document.sStatusT);
      expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort());
      expect((steps.at(-1)?.at ?? '').slice(0, 10) <= order.today).toBe(true);
      for (const [index, { status }] of steps.entries()) {
        const field = statusDateField(status);
        if (field) expect(document[field]).toBeTruthy();
        if (status === '4') expect(document.sInitialApprovalD).toBe(document.sApprovD);
        const before = steps[index - 1]?.status;
        const drawn = status === '46' || status === '36';
        if (before !== undefined && !drawn) expect(mayMove(before, status)).toBe(true);
      }
    }
  });

  it('have disclosures whose figures and dates agree', () => {
    const disclosed = documents.filter(({ loanEstimates }) => loanEstimates);
    const states = disclosed.flatMap(({ cocs = [] }) => cocs.map(({ status }) => status));
    expect([...new Set(states)].sort()).toEqual(['APPROVED', 'DENIED', 'DISCLOSED', 'REQUESTED']);
    const closings = disclosed.flatMap(({ closingDisclosures = [] }) => closingDisclosures);
    expect(new Set(closings.map(({ signed }) => signed !== null))).toEqual(new Set([true, false]));
    const calendar = generalCalendar(publicFactDefaults);
    for (const document of disclosed) {
      const { loanEstimates = [], closingDisclosures = [], cocs = [], sEstCloseD } = document;
      const days = [...loanEstimates, ...closingDisclosures].map(({ issued }) => issued);
      expect(days).toEqual(days.toSorted());
      expect((days.at(-1) ?? '') <= order.today).toBe(true);
      expect(document).toMatchObject({
        ...{ sInitialLoanEstimateIssuedD: days[0], ...totalFields(document) },
      });
      expect(document.sInitialClosingDisclosureIssuedD).toBe(closingDisclosures[0]?.issued);
      expect((firstConsummation(document)?.date ?? '') <= (sEstCloseD ?? '')).toBe(true);
      // An approved change exceeds the tolerance until a disclosure shows it, which is still possible in time.
      const waits = cocs.some(({ status }) => status === 'APPROVED');
      expect(goodFaithOf(document, worksheetOf(document))?.tolerance.cure).toBe(waits ? 150_00 : 0);
      const open = cocs.filter(({ status }) => status === 'APPROVED' || status === 'REQUESTED');
      expect(open.every((change) => isInTime(change, order.today, calendar))).toBe(true);
    }
  });

  it('have fees that can be saved again', () => {
    for (const { sLNm, fees = [] } of documents) {
      expect({ sLNm, problems: feeList.safeParse(fees).error?.issues }).toEqual({ sLNm, problems: undefined });
    }
  });

  it('have locks that end on business days', () => {
    const ends = documents.flatMap(({ sRLckdExpiredD, sInvestorLockRLckExpiredD }) =>
      [sRLckdExpiredD, sInvestorLockRLckExpiredD].flatMap((end) => end ?? []),
    );
    expect(ends.length).toBeGreaterThan(50);
    expect(ends.filter((end) => !isBusinessDay(end, publicFactDefaults))).toEqual([]);
  });

  it('have values that the field table accepts, and consistent amounts', () => {
    for (const document of documents) {
      const { version: _, applicants, ...others } = withoutLists(document);
      const input = { ...settable(others), applicants: applicants.map(settable) };
      expect(validateLoanChange(input).fields).toEqual({});
      expect(Number(document.sLtvR)).toBeLessThanOrEqual(100);
      expect(Number(document.sCltvR)).toBeGreaterThanOrEqual(Number(document.sLtvR));
      if (!document.sLpTemplateNm) continue;
      // The rent of an investment pays for it, so that little of the income is left to owe.
      expect(Number(document.sQualBottomR)).toBeGreaterThan(5);
      expect(Number(document.sQualBottomR)).toBeLessThan(60);
    }
  }, 30_000);

  it('use SSNs that are never assigned, and numbers and addresses reserved for examples', () => {
    const text = JSON.stringify(loans);
    for (const [, ssn = ''] of text.matchAll(/"a[BC]Ssn":"(.*?)"/g)) expect(ssn).toMatch(/^9\d\d-[0-4]\d-\d{4}$/);
    for (const [phone] of text.matchAll(/\(\d{3}\) \d{3}-\d{4}/g)) expect(phone).toMatch(/555-01\d\d$/);
    for (const [, domain] of text.matchAll(/@([a-z.]+)/g)) expect(domain).toMatch(/^example\.(com|org|net)$/);
  });

  it('have names with accents, couples, and sometimes a second application', () => {
    expect(documents.some(({ applicants }) => /[^\x20-\x7e]/.test(applicants[0]?.aBLastNm ?? ''))).toBe(true);
    expect(documents.some(({ applicants }) => applicants[0]?.aCFirstNm)).toBe(true);
    expect(documents.some(({ applicants }) => applicants.length === 2)).toBe(true);
  });
});

describe('the rows of a demo pipeline', () => {
  it('are the same loans with fewer fields', () => {
    const rows = [...demoPipelineLoans({ ...order, count: 200 })];
    rows.forEach((row, index) => {
      const full = documents[index];
      for (const name of [
        'sLNm',
        'sStatusT',
        'sStatusD',
        'sFinalLAmt',
        'sNoteIR',
        'sRLckdExpiredD',
        'sFundD',
      ] as const) {
        expect([name, row[name] ?? null]).toEqual([name, full?.[name] ?? null]);
      }
      expect(row.applicants[0]?.aBLastNm).toBe(full?.applicants[0]?.aBLastNm);
      expect(row.sEmployeeUnderwriterName ?? null).toBe(full?.sEmployeeUnderwriterName ?? null);
    });
  });
});

describe('the places of the demo', () => {
  it('are ZIP codes of the stated county', () => {
    for (const { zip, county, state } of demoPlaces) {
      const primary = limits2025.counties.get(countiesOfZip(zip)[0]?.fips ?? '');
      expect([zip, primary?.state, primary?.name.replace(/ County$/, '')]).toEqual([zip, state, county]);
    }
  });
});

describe('complete applications', () => {
  const complete = documents.filter((document) => document.sOtherMtgNA === true);
  const having = (wanted: (document: LoanDocument) => boolean): number => complete.filter(wanted).length;

  it('are a substantial part of the loans, none of them still open', () => {
    expect(complete.length).toBeGreaterThan(200);
    expect(having(({ sStatusT }) => sStatusT === '0')).toBe(0);
  });

  it('include previous homes and jobs, gifts, and owned property with its mortgages', () => {
    expect(having(({ residences }) => residences.length > 0)).toBeGreaterThan(10);
    expect(having(({ employments }) => employments.some(({ status }) => status === '1'))).toBeGreaterThan(10);
    expect(having(({ assets }) => assets.some(({ giftSource }) => giftSource))).toBeGreaterThan(20);
    expect(having(({ reos }) => reos.length > 1)).toBeGreaterThan(5);
    for (const { reos, liabilities } of complete) {
      const known = new Set(reos.map(({ id }) => id));
      const mortgages = liabilities.filter(({ type }) => type === '0');
      expect(mortgages.filter(({ reoId }) => !known.has(reoId ?? ''))).toEqual([]);
      expect(mortgages).toHaveLength(reos.length);
    }
  });

  it('have the residual income that VA requires, mostly', () => {
    const veterans = complete.filter(({ sLT, sLPurposeT }) => sLT === '2' && sLPurposeT !== '7');
    const margins = veterans.map((document) => calculationsOf(document).residualMargin.value);
    expect(margins.length).toBeGreaterThan(5);
    expect(margins).not.toContain(undefined);
    expect(margins.filter((margin) => margin?.startsWith('-')).length).toBeLessThan(margins.length / 10);
  });

  it('have everything that underwriting requires of an application', () => {
    const missing = complete.flatMap((document) =>
      requirementsOf(document, { today: order.today, submissionFiles: 1 }),
    );
    expect(missing).toEqual([]);
  });
});

describe('committed demo loans', () => {
  it('have an investor once they were delivered', () => {
    const delivered = documents.filter(({ sStatusT }) => ['20', '37', '38', '27', '46'].includes(sStatusT ?? ''));
    expect(delivered.length).toBeGreaterThan(20);
    expect(delivered.filter(({ sInvestorRolodexId }) => !sInvestorRolodexId)).toEqual([]);
  });

  it('are sold with a margin after what the lender pays the originator', () => {
    const margins = documents.flatMap((document) => lenderPosition(document).margin ?? []);
    expect(margins.length).toBeGreaterThan(100);
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(375);
  });
});
