import { demoPrograms } from '../../config/demo/programs/demo-programs';
import { demoRateSheets } from '../../config/demo/programs/rate-sheet-generator';
import type { LoanDocument } from '../../domain/loan/document';
import { draftLoan, operation, submissionFile } from './contract-loan';
import type { LosUnderTest } from './los-under-test';

/** Setup steps that the contract tests share. */
export function stepsOf({ los, time }: LosUnderTest) {
  const newLoan = (values = {}): Promise<LoanDocument> => los.createLoan(operation(), draftLoan(values));
  const change = (loan: LoanDocument, changes: Record<string, unknown>) =>
    los.changeLoan(operation(), loan.sLNm, { version: loan.version, changes });

  /** Publishes the demo programs with the day's rates. */
  const publish = () => {
    const rateSheets = demoRateSheets({ seed: 1, programs: demoPrograms, effective: time.now });
    return los.putPricingCatalog(operation(), { programs: demoPrograms, rateSheets });
  };

  const choiceOf = (lLpTemplateId: string, option: { Rate: string; Point: string }) => ({
    lLpTemplateId,
    requestedRate: option.Rate,
    requestedFee: option.Point,
  });

  /** The first rate offered for the loan in any program. */
  async function anOffer(loanNum: string) {
    const { PricingResults } = await los.price(loanNum, {});
    const program = PricingResults.Program.find((one) => one.Status === 'Eligible');
    const option = program?.RateOption[0];
    if (program === undefined || option === undefined) throw new Error('The loan is offered nothing.');
    return { program, option, choice: choiceOf(program.lLpTemplateId, option) };
  }

  /** A loan with everything that registration requires. */
  async function readyLoan(): Promise<LoanDocument> {
    const { sLNm } = await newLoan();
    await los.chooseProgram(operation(), sLNm, (await anOffer(sLNm)).choice);
    await los.requestDisclosure(operation(), sLNm, { preparedBy: 'lender', files: [] });
    await los.addFiles(operation(), sLNm, [submissionFile()]);
    return los.loadLoan(sLNm);
  }

  return { newLoan, change, publish, choiceOf, anOffer, readyLoan };
}
