import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreviewedFile } from '../../domain/loan/loan-import.schemas';
import { message } from '../../domain/messages/message';
import type { PlacementOptions } from '../../domain/reference/organization.schemas';
import { ApiError } from '../providers/data/api-error';
import { renderInPortal, signInAs } from '../testing/renderInPortal';
import { stubCalls } from '../testing/stub-calls';
import { CreateLoanPage } from './CreateLoanPage';
import { loanCalls } from './loan-calls';

const staffPlaces: PlacementOptions = {
  channels: ['1', '2', '3'],
  branches: [{ name: 'Pasadena', city: 'Pasadena', state: 'CA' }],
  companies: [{ name: 'Harbor Brokers', channel: '2', correspondentProcess: null }],
};
const retailPlaces: PlacementOptions = { channels: ['1'], branches: staffPlaces.branches, companies: [] };

const preview: PreviewedFile = {
  warnings: [],
  read: [
    { section: 'borrowers', count: 2, fields: 31 },
    { section: 'assets', count: 3, fields: 9 },
  ],
  ignored: [{ path: 'MESSAGE/ABOUT_VERSIONS/CreatedDatetime', count: 1, sample: '2026-09-15' }],
  findings: [
    {
      message: 'x',
      wording: message('unknown-value', {
        element: { text: 'Marital status', key: 'fields.aBMaritalStatT' },
        text: 'Perplexed',
      }),
      line: 157,
      path: 'MESSAGE/BORROWER_DETAIL/MaritalStatusType',
      about: '0C',
    },
  ],
  loan: {
    sLAmtCalc: '400000.00',
    sFinMethT: '0',
    sSpAddr: '41 Larkspur Lane',
    applicants: [
      { aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aBSsn: '***-**-3456', aCFirstNm: 'Olav', aCLastNm: 'Berg' },
    ],
    employments: [],
    incomes: [],
    assets: [],
    liabilities: [
      { id: 'liability-1', owners: ['0B', '0C'], type: '2', holder: 'Alder Card', balance: '900.00', payment: '25.00' },
    ],
    reos: [],
    residences: [],
    vestings: [],
  },
  said: [
    { place: 'sFinMethT', text: 'Fixed', path: 'MESSAGE/AmortizationType', line: 12, imported: true },
    { place: 'applicants.0.aCMaritalStatT', text: 'Perplexed', path: 'MESSAGE/X', line: 157, imported: false },
  ],
  duplicates: [],
  defaults: { '1': { sProdRLckdDays: 45 } },
};

const duplicate: PreviewedFile['duplicates'][number] = {
  loanNum: '2611050042',
  name: 'Ruta Lindqvist',
  sStatusT: '0',
  sFinalLAmt: '400000.00',
  sEmployeeLoanRepName: null,
  reasons: ['ssn', 'name'],
};

const route = '/main/register-my-loan/prog-first';
const user = userEvent.setup({ delay: null });
const file = new File(['<MESSAGE/>'], 'loan.xml', { type: 'application/xml' });

function open(way: 'file' | 'form', calls: Partial<typeof loanCalls> = {}, places = retailPlaces) {
  stubCalls(loanCalls, { placementOptions: async () => places, ...calls });
  return renderInPortal(<CreateLoanPage />, { at: `${route}?way=${way}`, route });
}

async function readFile(): Promise<void> {
  await screen.findByRole('button', { name: 'Read file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await user.upload(input, file);
  await user.click(screen.getByRole('button', { name: 'Read file' }));
}

const create = () => screen.getByText('Create loan', { selector: '[role="tabpanel"]:not([hidden]) button' });

/** Pastes text into an input and leaves it. */
function fill(label: RegExp, text: string): void {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

async function fillRequired(): Promise<void> {
  await user.selectOptions(await screen.findByLabelText(/^Purpose/), '0');
  fill(/^Loan amount/, '$400,000.50');
  fill(/^First name/, 'Ann');
  fill(/^Last name/, 'Example');
}

beforeEach(() => {
  localStorage.clear();
  signInAs({ userName: 'loan-officer', roles: ['Loan Officer'], branchName: 'Pasadena' });
});
afterEach(() => vi.restoreAllMocks());

describe('creating a loan from a file', () => {
  it('shows the loan as it will be, next to what the file says, without saving', async () => {
    const [previewImport, importLoan] = [vi.fn(async () => preview), vi.fn()];
    open('file', { previewImport, importLoan });
    await readFile();
    const terms = await screen.findByRole('table', { name: 'Loan' });
    expect(within(terms).getByRole('row', { name: /^Loan amount \$400,000\.00$/ })).toBeInTheDocument();
    expect(within(terms).getByRole('row', { name: /Fixed.* In the file: \W*Fixed\W*$/ })).toBeInTheDocument();
    expect(within(terms).getByRole('row', { name: /45 days From the loan setup$/ })).toBeInTheDocument();
    const borrower = screen.getByRole('region', { name: /^Borrower: \W*Ruta Lindqvist/ });
    expect(borrower).toHaveTextContent('***-**-3456');
    const other = screen.getByRole('region', { name: /^Co-borrower: \W*Olav Berg/ });
    expect(
      within(other).getByRole('row', { name: /^Marital status – In the file: \W*Perplexed\W*\. Not imported/ }),
    ).toBeInTheDocument();
    const debts = screen.getByRole('list', { name: 'Liabilities and expenses' });
    expect(debts).toHaveTextContent(/Alder Card.*Ruta Lindqvist, Olav Berg.*\$900\.00.*\$25\.00/);
    expect(previewImport).toHaveBeenCalledExactlyOnceWith(file, expect.anything());
    expect(importLoan).not.toHaveBeenCalled();
  });

  it('names ignored and questionable values by label, and their elements on demand', async () => {
    open('file', { previewImport: async () => preview });
    await readFile();
    const wrong = await screen.findByRole('list', { name: 'What to check' });
    expect(wrong).toHaveTextContent(/Olav Berg.*Marital status: “Perplexed” is not a known value/);
    expect(wrong).not.toHaveTextContent('MaritalStatusType');
    const where = within(wrong).getByRole('button', { name: 'Where in the file', expanded: false });
    where.focus();
    await user.keyboard('{Enter}');
    expect(wrong).toHaveTextContent('Line 157 · MESSAGE/BORROWER_DETAIL/MaritalStatusType');
    const ignored = screen.getByRole('list', { name: 'What we ignored' });
    expect(ignored).toHaveTextContent(/File created 2026-09-15 ?The file itself/);
    expect(ignored).not.toHaveTextContent('CreatedDatetime');
    await user.click(within(ignored).getByRole('button', { name: 'Where in the file' }));
    expect(ignored).toHaveTextContent('MESSAGE/ABOUT_VERSIONS/CreatedDatetime');
  });

  it('offers to open a likely duplicate instead, or to import anyway', async () => {
    const importLoan = vi.fn(async () => ({ ...preview, loanNum: '2611051700' }));
    open('file', { previewImport: async () => ({ ...preview, duplicates: [duplicate] }), importLoan });
    await readFile();
    const found = await screen.findByRole('list', { name: 'This loan may exist already' });
    expect(found).toHaveTextContent(/2611050042 · Ruta Lindqvist.*Same Social Security number · Same borrower name/);
    expect(within(found).getByRole('link', { name: 'Open loan 2611050042' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/loans\/2611050042/),
    );
    expect(screen.queryByText('Create loan', { selector: 'form[aria-label="From a file"] button' })).toBeNull();
    expect(within(found).getByRole('link', { name: 'Open loan 2611050042' })).toHaveClass('MuiButton-contained');
    expect(screen.getByRole('button', { name: 'Import anyway' })).toHaveClass('MuiButton-outlined');
    await user.click(screen.getByRole('button', { name: 'Import anyway' }));
    await waitFor(() => expect(importLoan).toHaveBeenCalledOnce());
  });

  it('opens a likely duplicate without asking about the file', async () => {
    const { where } = open('file', { previewImport: async () => ({ ...preview, duplicates: [duplicate] }) });
    await readFile();
    await user.click(await screen.findByRole('link', { name: 'Open loan 2611050042' }));
    await waitFor(() => expect(where()).toMatch(/^\/loans\/2611050042/));
  });

  it('sends the same file to be imported on confirmation, and opens the registration', async () => {
    const importLoan = vi.fn(async () => ({ ...preview, loanNum: '2611051700' }));
    const { where } = open('file', { previewImport: async () => preview, importLoan }, staffPlaces);
    await readFile();
    await screen.findByRole('table', { name: 'Loan' });
    await user.click(create());
    expect(await screen.findByText('Required')).toBeInTheDocument();
    expect(importLoan).not.toHaveBeenCalled();

    const panel = screen.getByRole('tabpanel', { name: 'From a file' });
    await user.selectOptions(within(panel).getByLabelText(/^Channel/), '2');
    await user.selectOptions(within(panel).getByLabelText(/^Company/), 'Harbor Brokers');
    await user.click(create());
    await waitFor(() => expect(where()).toBe('/loans/2611051700/register-my-loan'));
    expect(importLoan).toHaveBeenCalledExactlyOnceWith(
      file,
      { sBranchChannelT: '2', sOriginatingCompanyName: 'Harbor Brokers' },
      expect.any(String),
    );
  });

  it('says which files it reads', async () => {
    open('file');
    expect(await screen.findByText('One MISMO 3.4 file (XML), up to 20 MB')).toBeVisible();
  });

  it('shows why and where a file was rejected, and accepts another file', async () => {
    const refusal = { code: 'import-refused', line: 648, column: 23, path: 'MESSAGE/DEAL' };
    const previewImport = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('The file ends too early.', 422, refusal))
      .mockResolvedValueOnce(preview);
    open('file', { previewImport });
    await readFile();
    const alert = await screen.findByRole('alert');
    for (const text of ['loan.xml can’t be imported', 'The file ends too early.', '648', '23', 'MESSAGE/DEAL']) {
      expect(alert).toHaveTextContent(text);
    }
    await readFile();
    expect(await screen.findByRole('table', { name: 'Loan' })).toBeInTheDocument();
    expect(screen.queryByText(/can’t be imported/)).not.toBeInTheDocument();
  });
});

describe('creating a loan from the short form', () => {
  it('requires only purpose, amount and name, and counts missing fields at the button', async () => {
    const make = vi.fn();
    open('form', { create: make });
    await screen.findByLabelText(/^Purpose/);
    await user.click(create());
    expect(await screen.findByText('4 fields need attention')).toBeInTheDocument();
    expect(screen.getAllByText('Required')).toHaveLength(4);
    expect(make).not.toHaveBeenCalled();
  });

  it('sends the entered values in stored form, with the job as a record, and opens the registration', async () => {
    const make = vi.fn(async () => ({ loanNum: '2611051701' }));
    const { where } = open('form', { create: make });
    await fillRequired();
    fill(/^Purchase price/, '500000');
    fill(/^Date of birth/, '7/4/80');
    fill(/monthly ?income/i, '$9,250');
    expect(screen.getByLabelText(/^Loan amount/)).toHaveValue('400,000.50');
    expect(screen.getByText('80.000%')).toBeInTheDocument();
    await user.click(create());
    await waitFor(() => expect(where()).toBe('/loans/2611051701/register-my-loan'));
    expect(make).toHaveBeenCalledWith(
      {
        sBranchChannelT: '1',
        sBranchName: 'Pasadena',
        sLPurposeT: '0',
        sLAmtCalc: '400000.50',
        sPurchPrice: '500000.00',
        aBFirstNm: 'Ann',
        aBLastNm: 'Example',
        aBDob: '1980-07-04',
        employments: [{ id: expect.any(String), owners: ['0B'], employer: null, monthlyIncome: '9250.00' }],
      },
      expect.any(String),
    );
  });

  it('warns of an unusually high LTV in the column of the LTV', async () => {
    open('form');
    await fillRequired();
    fill(/^Purchase price/, '4000');
    const warning = await screen.findByText(/unusually high for the value/);
    expect(warning.parentElement).toContainElement(screen.getByText('LTV'));
    expect(warning.parentElement).not.toContainElement(screen.getByLabelText(/^Purchase price/));
  });

  it('shows server errors under their fields, and the others above the button', async () => {
    const fields = {
      'employments[0].monthlyIncome': 'Enter a smaller value.',
      sBranchName: 'You are not assigned to a branch. Contact your administrator.',
    };
    const make = vi
      .fn()
      .mockRejectedValue(
        new ApiError('Some fields are not valid. Correct them and try again.', 422, { code: 'invalid', fields }),
      );
    const { where } = open('form', { create: make });
    await fillRequired();
    fill(/monthly ?income/i, '9250');
    await user.click(create());
    await waitFor(() => expect(screen.getByLabelText(/monthly ?income/i)).toHaveAccessibleDescription(/smaller value/));
    expect(screen.getByText('1 field needs attention')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You are not assigned to a branch. Contact your administrator.',
    );
    expect(where()).toContain(route);
  });

  it('repeats the same request if the server does not answer, and begins another one after it has an earlier version', async () => {
    const used = { code: 'conflict', wording: { code: 'creation-key-used', values: {} } };
    const make = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('We can’t reach the portal.', 0))
      .mockRejectedValueOnce(new ApiError('You sent this form before.', 409, used))
      .mockRejectedValue(new ApiError('We can’t reach the portal.', 0));
    open('form', { create: make });
    await fillRequired();
    fill(/monthly ?income/i, '9250');
    const tries = ['it creates no second loan', 'The loan was not created', 'it creates no second loan'];
    for (const text of tries) {
      await user.click(create());
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog).toHaveTextContent(text);
      await user.click(within(dialog).getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    const [first, second, third] = make.mock.calls;
    expect(second).toEqual(first);
    expect(third?.[0]).toEqual(first?.[0]);
    expect(third?.[1]).not.toBe(first?.[1]);
  });

  it('asks for the ZIP code before what it fills', async () => {
    open('form');
    const names = ['ZIP code', 'City', 'State', 'County'];
    const inputs = await Promise.all(names.map((name) => screen.findByLabelText(new RegExp(`^${name}$`))));
    inputs.reduce((before, input) => {
      expect(before.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      return input;
    });
  });

  it('does not ask for a purchase price for a refinance', async () => {
    open('form');
    await user.selectOptions(await screen.findByLabelText(/^Purpose/), '1');
    expect(screen.queryByLabelText('Purchase price')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Appraised value')).toBeInTheDocument();
  });
});

describe('the Create New Loan page', () => {
  it('keeps entered values when switching tabs', async () => {
    open('form');
    await user.type(await screen.findByLabelText(/^First name/), 'Ann');
    await user.click(screen.getByRole('tab', { name: 'From a file' }));
    await user.click(screen.getByRole('tab', { name: 'Short form' }));
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ann');
  });

  it('shows an error and a retry button if the placement options fail to load', async () => {
    const placementOptions = vi.fn().mockRejectedValueOnce(new Error('No answer')).mockResolvedValueOnce(retailPlaces);
    open('form', { placementOptions });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Purpose/)).toBeInTheDocument();
  });
});
