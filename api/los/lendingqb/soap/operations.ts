/** The services of LendingQB, by the file that answers them. */
export const services = {
  auth: 'AuthService.asmx',
  loan: 'Loan.asmx',
  documents: 'EDocsService.asmx',
  reports: 'Reporting.asmx',
  pricer: 'QuickPricer.asmx',
  users: 'PmlUser.asmx',
  views: 'AppView.asmx',
} as const;

export type ServiceName = keyof typeof services;

interface OperationSpec {
  readonly service: ServiceName;
  /** Names in the envelope, in the order of the service. The ticket comes first, unless `ticket` is null. */
  readonly parameters: readonly string[];
  /** The name of the ticket; null for an operation without one. Default `sTicket`. */
  readonly ticket?: 'authorizationTicket' | null;
  /** Changes something, so that it is never sent again without an answer. */
  readonly writes?: true;
}

const read = (service: ServiceName, ...parameters: string[]): OperationSpec => ({ service, parameters });
const write = (service: ServiceName, ...parameters: string[]): OperationSpec => ({
  ...read(service, ...parameters),
  writes: true,
});

const program = ['sLNm', 'lLpTemplateId', 'requestedRate', 'requestedFee', 'rateOptionId'] as const;

/** The operations that the adapter calls (domain facts I1, I2; their parameters as public clients send them). */
export const operations = {
  GetUserAuthTicket: { ...read('auth', 'userName', 'passWord'), ticket: null },
  GetPmlUserAuthTicket: { ...read('auth', 'userName', 'passWord', 'customerCode'), ticket: null },
  Load: read('loan', 'sLNm', 'sXmlQuery', 'format'),
  IsLoanExisted: read('loan', 'sLNm'),
  Save: write('loan', 'sLNm', 'sDataContent', 'format'),
  CreateWithOptions: write('loan', 'optionsXml'),
  DeleteApplicant: write('loan', 'sLNm', 'applicantSSN'),
  ListModifiedLoansByAppCode: read('loan', 'appCode'),
  ClearModifiedLoansListByAppCode: write('loan', 'lastModifiedDate', 'appCode'),
  RegisterLoanProgramWithRateOptionId: write('loan', ...program),
  LockLoanProgramWithRateOptionId: write('loan', ...program),
  SubmitToDesktopUnderwriterSeamless: write(
    'loan',
    ...['sLNm', 'duUserName', 'duPassword', 'institutionId', 'craProvider', 'craLoginName', 'craPassword'],
    'isCopyLiabilities',
  ),
  SubmitToDesktopOriginator: write('loan', 'sLNm', 'doUserName', 'doPassword'),
  SubmitToLoanProspectorSeamless: write(
    'loan',
    ...['sLNm', 'lpUserId', 'lpPassword', 'creditMethod', 'craProvider', 'borrowerCreditInfoXml'],
  ),
  TaskEdit: write('loan', 'taskId', 'subject', 'comment', 'dueDate', 'assignedTo'),
  TaskResolve: write('loan', 'taskId', 'subject', 'comment', 'dueDate', 'assignedTo'),
  ListEdocsByLoanNumber: read('documents', 'sLNm'),
  DownloadEdocsPdfById: read('documents', 'docId'),
  UploadPDFDocument: write('documents', 'sLNm', 'documentType', 'notes', 'sDataContent'),
  RetrieveCustomReport: read('reports', 'sQueryNm', 'includeAllWithAccess'),
  RunQuickPricerV2: { ...read('pricer', 'xmlInput'), ticket: 'authorizationTicket' },
  ChangePasswordWithoutAuthTicket: {
    ...write('users', 'customerCode', 'userName', 'oldPassword', 'newPassword'),
    ticket: null,
  },
  GetViewLoanUrl: read('views', 'sLoanName'),
} as const satisfies Readonly<Record<string, OperationSpec>>;

export type OperationName = keyof typeof operations;

export const operationSpec = (name: OperationName): OperationSpec => operations[name];
