import { type ApiClient, signInOverHttp } from './api-client';

const fee = (id: string, ClosingCostFeeType: string, section: string, TotalAmount: string, Beneficiary = '0') => ({
  ...{ id, ClosingCostFeeType, Description: id, section, TotalAmount, Beneficiary },
});

/** Fees of a purchase, with some that the borrower may shop for. */
const feesOf = (settlement: string, credit: string) => [
  fee('Underwriting Fee', 'UnderwritingFee', 'A', '1097.00', '21'),
  fee('Appraisal Fee', 'AppraisalFee', 'B', '640.00', '63'),
  fee('Credit Report Fee', 'CreditReportFee', 'B', credit, '3'),
  fee('Title – Settlement Agent Fee', 'SettlementFee', 'C', settlement),
  fee('Title – Lender’s Title Policy', 'TitleLendersCoveragePremium', 'C', '1512.00'),
  fee('Recording Fees', 'RecordingFee', 'E', '185.00'),
];

/** An approved loan of the demo data without a Loan Estimate. */
async function estimatelessLoan(client: ApiClient): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ sStatusT: ['4'] }));
  const { body } = await client.call('GET', `/lqb/loans?filter=${filter}&range=[0,19]`);
  for (const { sLNm } of body as unknown as { sLNm: string }[]) {
    const { body: loan } = await client.call('GET', `/lqb/loans/${sLNm}`);
    if (loan.loanEstimates === undefined) return sLNm;
  }
  throw new Error('Every approved demo loan has a Loan Estimate.');
}

/** A loan of the demo data with a Loan Estimate of today, after which two fees rose. */
export async function changedLoan(url: string): Promise<string> {
  const client = await signInOverHttp(url, 'administrator');
  const loanNum = await estimatelessLoan(client);
  const post = async (path: string, more: object): Promise<void> => {
    const { version } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
    const { status, body: answer } = await client.call('POST', `/lqb/loans/${loanNum}/${path}`, { version, ...more });
    if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  };
  const issued = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
  // A revised estimate must arrive four business days before closing.
  const closing = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 10);
  await post('loan-doc-important-dates', { sEstCloseD: closing });
  await post('fees', { fees: feesOf('1050.00', '62.00') });
  await post('loan-estimate-fees', { issued });
  const { fees } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body as unknown as {
    readonly fees: readonly { readonly id: string; readonly Description: string }[];
  };
  const ids = new Map(fees.map(({ id, Description }) => [Description, id]));
  const risen = feesOf('1385.00', '84.50').map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }));
  await post('fees', { fees: risen });
  return loanNum;
}

/** Requests a change of circumstance for the fee of the settlement agent, and settles some of the closing. Returns the loan again. */
export async function requestedChange(url: string, loanNum: string): Promise<string> {
  const client = await signInOverHttp(url, 'administrator');
  const { body: loan } = await client.call('GET', `/lqb/loans/${loanNum}`);
  const fees = loan.fees as { readonly id: string; readonly ClosingCostFeeType: string }[];
  const settlement = fees.find(({ ClosingCostFeeType }) => ClosingCostFeeType === 'SettlementFee')?.id ?? '';
  const learned = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
  await client.call('POST', `/lqb/loans/${loanNum}/coc`, {
    ...{ version: loan.version, reason: 'settlement-charges', learned },
    Description:
      'The title commitment shows that the neighbor’s garage crosses the lot line. Underwriting requires a survey.',
    lines: [{ id: settlement }, { id: 'new:SurveyFee', amount: '450.00' }],
  });
  const { version } = (await client.call('GET', `/lqb/loans/${loanNum}`)).body;
  await client.call('POST', `/lqb/loans/${loanNum}/adjustments-prorations`, {
    version,
    adjustments: [
      {
        ...{ id: 'a', type: 'personal-property', Description: 'Washer and dryer', amount: '900.00' },
        ...{ paidFrom: 'borrower', paidTo: 'seller' },
      },
    ],
    prorations: [
      {
        ...{ id: 'p', type: 'county-taxes', Description: 'County taxes', amount: '3650.00' },
        ...{ from: `${learned.slice(0, 4)}-01-01`, to: `${learned.slice(0, 4)}-12-31`, paidBySeller: false },
        ...{ closingDay: 'buyer', dayCount: 'actual' },
      },
    ],
  });
  return loanNum;
}
