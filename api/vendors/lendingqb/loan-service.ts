import { deleteApplicant, loadLoan, saveLoan, saveProblem } from './loan-store';
import { childrenOf, element, errorOf, findAll, readXml, resultOf, type XmlNode } from './soap';
import { losClock, type World } from './world';

/** An operation: its result as text, or null for one that has none. */
export type Handler = (world: World, given: (name: string) => string) => string | null;

const fieldOf = (node: XmlNode | undefined, id: string): string | undefined =>
  node &&
  childrenOf(node, 'field')
    .find(({ attributes }) => attributes.id === id)
    ?.text.trim();

const loanIn = (content: string): XmlNode => {
  const root = readXml(content);
  return findAll(root, 'loan')[0] ?? root;
};

/** Portals send the same query for every loan. */
let lastQuery: { readonly text: string; readonly loan: XmlNode } | undefined;

function queryIn(text: string): XmlNode {
  if (lastQuery?.text !== text) lastQuery = { text, loan: loanIn(text) };
  return lastQuery.loan;
}

const noLoan = (name: string): string => errorOf(`Loan ${name} was not found.`);

/** Changes a loan that exists, and dates the change. */
const withLoan =
  (
    change: (loan: NonNullable<ReturnType<World['loan']>>, world: World, given: (name: string) => string) => string,
  ): Handler =>
  (world, given) => {
    const loan = world.loan(given('sLNm'));
    if (loan === undefined) return noLoan(given('sLNm'));
    const result = change(loan, world, given);
    if (!result.includes('status="Error"')) loan.modifiedAt = world.clock();
    return result;
  };

const save = withLoan((loan, world, given) => {
  const content = loanIn(given('sDataContent'));
  const problem = saveProblem(loan, content);
  if (problem !== undefined) return errorOf(problem);
  const name = fieldOf(content, 'sLNm');
  if (name !== undefined && name !== '' && name !== loan.name) {
    if (world.loan(name)) return errorOf(`Loan ${name} exists already.`);
    world.rename(loan, name);
  }
  saveLoan(loan, content, world.keepsRecordIds);
  world.afterSave?.(loan);
  return resultOf('OK');
});

const create: Handler = (world, given) => {
  const options = readXml(given('optionsXml'));
  const imported = fieldOf(options, 'ImportFileContent');
  const format = fieldOf(options, 'Format');
  if (imported !== undefined && format !== '0' && format !== '12') return errorOf(`Format ${format} is not simulated.`);
  // A MISMO file gives a loan without its content.
  if (imported !== undefined && format === '12' && !/MESSAGE$/.test(readXml(imported).name)) {
    return errorOf('The file is not a MISMO message.');
  }
  const content = imported === undefined || format === '12' ? undefined : loanIn(imported);
  const asked = fieldOf(content, 'sLNm');
  if (asked !== undefined && world.loan(asked)) return errorOf(`Loan ${asked} exists already.`);
  const loan = world.addLoan(asked);
  if (content) saveLoan(loan, content, world.keepsRecordIds);
  return resultOf('OK', [element('loan', {}, [element('field', { id: 'sLNm' }, [loan.name])])]);
};

const listModified: Handler = (world, given) => {
  const until = world.cleared.get(given('appCode')) ?? Number.NEGATIVE_INFINITY;
  const loans = [...world.loans.values()].filter(({ modifiedAt }) => modifiedAt.getTime() > until);
  return resultOf(
    'OK',
    loans.map((loan) =>
      element('loan', {
        ...{ name: loan.name, old_name: loan.oldName, valid: loan.isValid ? 'True' : 'False' },
        ...{ aBNm: '', aBSsn: '', sSpAddr: loan.fields.get('sSpAddr') ?? '' },
        ...{ LastModifiedD: losClock(loan.modifiedAt), sStatusT: loan.fields.get('sStatusT') ?? '' },
      }),
    ),
  );
};

const requestProgram = (isLock: boolean): Handler =>
  withLoan((loan, world, given) => {
    loan.fields.set('sLpTemplateId', given('lLpTemplateId'));
    loan.fields.set('sNoteIR', `${given('requestedRate')}%`);
    if (isLock) loan.fields.set('sRateLockStatusT', '2');
    else loan.fields.set('sStatusT', '3');
    loan.modifiedAt = world.clock();
    return resultOf('OK');
  });

/** A submission gives the loan an ID of the agency and a result; `wrong` is no password of any agency. */
const submit = (passwordName: string, idField: string): Handler =>
  withLoan((loan, _world, given) => {
    if (given(passwordName) === 'wrong') return errorOf('The agency refused the sign-in.');
    if (!loan.fields.get(idField)) loan.fields.set(idField, '1600000001');
    loan.fields.set('sProd3rdPartyUwResultT', '1');
    return resultOf('OK');
  });

const changeTask =
  (isResolved: boolean): Handler =>
  (world, given) => {
    const task = world.tasks.get(given('taskId'));
    if (task === undefined) return errorOf('There is no such task.');
    const changed = { subject: given('subject'), comment: given('comment'), isResolved };
    world.tasks.set(given('taskId'), changed);
    return resultOf('OK');
  };

/** The operations of Loan.asmx that the simulator answers. */
export const loanService: Readonly<Record<string, Handler>> = {
  Load: (world, given) => {
    const loan = world.loan(given('sLNm'));
    return loan ? loadLoan(loan, queryIn(given('sXmlQuery'))) : noLoan(given('sLNm'));
  },
  IsLoanExisted: (world, given) => String(world.loan(given('sLNm')) !== undefined),
  Save: save,
  CreateWithOptions: create,
  DeleteApplicant: withLoan((loan, _world, given) =>
    deleteApplicant(loan, given('applicantSSN')) ? resultOf('OK') : errorOf('There is no such applicant.'),
  ),
  ListModifiedLoansByAppCode: listModified,
  ClearModifiedLoansListByAppCode: (world, given) => {
    world.cleared.set(given('appCode'), Date.parse(given('lastModifiedDate')));
    return null;
  },
  SubmitToDesktopUnderwriterSeamless: submit('duPassword', 'sDuCaseId'),
  SubmitToDesktopOriginator: submit('doPassword', 'sDuCaseId'),
  SubmitToLoanProspectorSeamless: submit('lpPassword', 'sLpAusKey'),
  TaskEdit: changeTask(false),
  TaskResolve: changeTask(true),
  RegisterLoanProgramWithRateOptionId: requestProgram(false),
  LockLoanProgramWithRateOptionId: requestProgram(true),
};
