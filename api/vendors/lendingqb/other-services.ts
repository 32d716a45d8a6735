import { ownValue } from '../../../domain/tables/own-value';
import type { Handler } from './loan-service';
import { childrenOf, element, errorOf, escaped, findAll, readXml, resultOf } from './soap';
import { documentTypes, losClock, type SimulatedReport } from './world';

const signIn =
  (isBroker: boolean): Handler =>
  (world, given) => {
    const user = world.users.find(
      ({ userName, customerCode }) =>
        userName === given('userName') && (isBroker ? customerCode === given('customerCode') : !customerCode),
    );
    return user?.password === given('passWord') ? world.office.ticket() : errorOf('Invalid user name or password.');
  };

const changePassword: Handler = (world, given) => {
  const user = world.users.find(
    ({ userName, customerCode = '' }) => userName === given('userName') && customerCode === given('customerCode'),
  );
  if (user === undefined || user.password !== given('oldPassword')) return errorOf('Invalid user name or password.');
  if (given('newPassword').length < 8) return errorOf('The new password is too short.');
  user.password = given('newPassword');
  return resultOf('OK');
};

const listDocuments: Handler = (world, given) => {
  if (!world.loan(given('sLNm'))) return errorOf(`Loan ${given('sLNm')} was not found.`);
  const own = [...world.documents.values()].filter(({ loanName }) => loanName === given('sLNm'));
  const edocs = own.map(({ id, docType, notes, createdAt }) =>
    element('edoc', {
      ...{ docid: id, doc_type: docType, folder_name: ownValue(documentTypes, docType) ?? '', description: notes },
      ...{ application: '', doc_status: '', created_date: losClock(createdAt) },
    }),
  );
  return resultOf('OK', [element('list', {}, edocs)]);
};

const uploadDocument: Handler = (world, given) => {
  const docType = given('documentType');
  if (!world.loan(given('sLNm'))) return errorOf(`Loan ${given('sLNm')} was not found.`);
  if (!Object.hasOwn(documentTypes, docType)) return errorOf(`Unknown document type: ${docType}`);
  const content = Buffer.from(given('sDataContent'), 'base64');
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') return errorOf('The document is not a PDF.');
  world.addDocument({ loanName: given('sLNm'), docType, notes: given('notes'), content });
  return resultOf('OK');
};

/** Base64 in lines, as some gateways send it. */
const downloadDocument: Handler = (world, given) => {
  const document = world.documents.get(given('docId'));
  if (document === undefined) return errorOf('There is no such document.');
  return document.content.toString('base64').replace(/.{76}/g, '$&\r\n');
};

const cell = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

const reportText = ({ rows, separator }: SimulatedReport): string =>
  rows.map((row) => row.map((text) => cell(text, separator)).join(separator)).join('\r\n');

const runReport: Handler = (world, given) => {
  const report = world.reports.get(given('sQueryNm'));
  return report ? reportText(report) : errorOf(`There is no report named ${given('sQueryNm')}.`);
};

/** The rates of the simulated programs, each with its points: positive ones are paid by the borrower. */
const rates = [
  ['6.000%', '1.250%'],
  ['6.250%', '0.125%'],
  ['6.500%', '-0.875%'],
] as const;

const runPricer: Handler = (_world, given) => {
  const root = readXml(given('xmlInput'));
  const loan = findAll(root, 'loan')[0] ?? root;
  const sent = new Map(childrenOf(loan, 'field').map(({ attributes, text }) => [attributes.id ?? '', text.trim()]));
  if (!sent.get('sLAmtCalcPe')) return errorOf('sLAmtCalcPe is required.');
  const terms = [30, 15].filter((years) => sent.get(`sProdFilterTerm${years}Yrs`) === 'True');
  const programs = terms.map((years) => {
    const template = `sim-${years}`;
    const options = rates.map(([Rate, Point], index) =>
      element('RateOption', {
        ...{ lLpTemplateId: template, RateOptionId: `${template}:${index + 1}`, Rate, Point, APR: Rate },
        ...{ Payment: '', Status: 'Available', Description: `Simulated ${years} year fixed`, BestPrice: '' },
      }),
    );
    const attributes = {
      Name: `Simulated ${years} Year Fixed`,
      Status: 'Eligible',
      Term: String(years * 12),
      FinMethT: '0',
    };
    return element('Program', attributes, options);
  });
  const items = [
    { Description: 'Simulated adjustment', Point: '0.250%', Rate: '0.000%', IsHidden: 'False' },
    { Description: 'Simulated margin', Point: '0.500%', Rate: '0.000%', IsHidden: 'True' },
  ].map((item) => element('AdjustmentItem', item));
  const adjustments = terms.map((years) => element('Adjustment', { lLpTemplateId: `sim-${years}` }, items));
  return element('PricingResults', {}, [...programs, element('AdjustmentsTable', {}, adjustments)]);
};

const viewUrl: Handler = (world, given) =>
  world.loan(given('sLoanName'))
    ? `https://lendingqb.example/loan?name=${encodeURIComponent(given('sLoanName'))}`
    : errorOf(escaped(`Loan ${given('sLoanName')} was not found.`));

/** The operations of the other services that the simulator answers, by service. */
export const otherServices: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  AuthService: { GetUserAuthTicket: signIn(false), GetPmlUserAuthTicket: signIn(true) },
  PmlUser: { ChangePasswordWithoutAuthTicket: changePassword },
  EDocsService: {
    ListEdocsByLoanNumber: listDocuments,
    UploadPDFDocument: uploadDocument,
    DownloadEdocsPdfById: downloadDocument,
  },
  Reporting: { RetrieveCustomReport: runReport },
  QuickPricer: { RunQuickPricerV2: runPricer },
  AppView: { GetViewLoanUrl: viewUrl },
};
