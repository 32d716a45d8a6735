import { pacificDate } from '../../domain/format/date';
import { readAdjustments } from '../../domain/investor/adjustment-lines';
import type { CommitmentSave } from '../../domain/investor/commitment.schemas';
import { commitmentFieldNames } from '../../domain/investor/commitment-fields';
import type { CurrentPrice, CurrentPriceSave } from '../../domain/investor/current-price.schemas';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { lenderPosition } from '../../domain/investor/lender-position';
import { daysLeft, newLockTerm } from '../../domain/investor/new-lock-term';
import type { LoanDocument } from '../../domain/loan/document';
import { formatCents, formatThousandths, toThousandths } from '../../domain/numbers/fixed';
import type { AppContext } from '../app-context';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { readLos, visibleLoan, writeLoan } from '../loan/gateway.service';
import { readChangeLog } from '../loan/loan.service';
import { investorName } from './investors.queries';

/** Changes of a commitment that are shown. */
const MOST_CHANGES = 100;

const historyFields = [...commitmentFieldNames, 'sInvestorLockAdjustments', 'sCurrentPrice'] as const;

const price = (value: number | null): string | null => (value === null ? null : formatThousandths(value));
const money = (value: number | null): string | null => (value === null ? null : formatCents(value));

function figuresOf(loan: LoanDocument): InvestorLock['figures'] {
  const position = lenderPosition(loan);
  const adjusted = readAdjustments(loan.sInvestorLockAdjustments).reduce(
    (sum, one) => sum + toThousandths(one.price),
    0,
  );
  const { investorPrice } = position;
  return {
    investorPrice: price(investorPrice),
    basePrice: investorPrice === null ? null : price(investorPrice - adjusted),
    margin: price(position.margin),
    marginAmount: money(position.marginAmount),
    revenue: money(position.revenue),
    gapDays: position.gapDays,
  };
}

const commitmentOf = (loan: LoanDocument): InvestorLock['commitment'] => ({
  sInvestorRolodexId: loan.sInvestorRolodexId ?? null,
  sInvestorLockLpTemplateNm: loan.sInvestorLockLpTemplateNm ?? null,
  sInvestorLockRLckdDays: loan.sInvestorLockRLckdDays ?? null,
  sInvestorLockNoteIR: loan.sInvestorLockNoteIR ?? null,
  sInvestorLockBrokComp1Pc: loan.sInvestorLockBrokComp1Pc ?? null,
  sInvestorLockRAdjMarginR: loan.sInvestorLockRAdjMarginR ?? null,
  sInvestorLockCommitmentT: loan.sInvestorLockCommitmentT ?? null,
  sInvestorLockRLckdD: loan.sInvestorLockRLckdD ?? null,
  sInvestorLockRLckExpiredD: loan.sInvestorLockRLckExpiredD ?? null,
  sInvestorLockLoanNum: loan.sInvestorLockLoanNum ?? null,
  adjustments: readAdjustments(loan.sInvestorLockAdjustments),
});

async function historyOf(portal: AppContext, loanNum: string): Promise<InvestorLock['history']> {
  const query = { filter: { fields: [...historyFields] }, limit: MOST_CHANGES };
  const { entries } = await readChangeLog(portal, loanNum, query);
  return entries.map(({ at, by, field, before, after }) => ({ at, by, field, before, after }));
}

/** Both sides of a loan, with the figures between them and who changed the commitment. */
export async function investorLockOf(portal: AppContext, loan: LoanDocument): Promise<InvestorLock> {
  const today = pacificDate(portal.clock());
  const [first] = loan.applicants;
  return {
    loanNum: loan.sLNm,
    version: loan.version,
    borrower: [first?.aBFirstNm, first?.aBLastNm].filter(Boolean).join(' ') || null,
    status: loan.sStatusT ?? null,
    today,
    lender: {
      lockStatus: loan.sRateLockStatusT ?? null,
      lockDate: loan.sRLckdD ?? null,
      lockDays: loan.sRLckdDays ?? null,
      expDate: loan.sRLckdExpiredD ?? null,
      remainingDays: daysLeft(loan, today),
      program: loan.sLpTemplateNm ?? null,
      noteRate: loan.sNoteIR ?? null,
      price: loan.sBrokerLockFinalBrokComp1PcPrice ?? null,
      amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null,
      estClosing: loan.sEstCloseD ?? null,
      newLockTerm: newLockTerm(loan, today),
    },
    investorName: await investorName(portal.db, loan.sInvestorRolodexId),
    commitment: commitmentOf(loan),
    figures: figuresOf(loan),
    current: {
      price: loan.sCurrentPrice ?? null,
      days: loan.sCurrentPriceDays ?? null,
      at: loan.sCurrentPriceD ?? null,
    },
    history: await historyOf(portal, loan.sLNm),
  };
}

/** The loan priced today with its own program and rate. Saves nothing. */
export async function currentPriceOf(portal: AppContext, loanNum: string): Promise<CurrentPrice> {
  const [current] = await readLos(() => portal.los.currentPrices([loanNum]));
  if (current === undefined) throw notFound('no-loan');
  return current;
}

/** Sets the commitment of a loan, if it is still as its author saw it. */
export async function saveCommitment(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { version, ...commitment }: CommitmentSave,
): Promise<InvestorLock> {
  const { sLNm } = await visibleLoan(portal, caller.actor, loanNum);
  const { sInvestorRolodexId, sInvestorLockCommitmentT, sInvestorLockBrokComp1Pc } = commitment;
  const detail = { sInvestorRolodexId, sInvestorLockCommitmentT, sInvestorLockBrokComp1Pc };
  const write = { action: 'loan.save-commitment', loanNum: sLNm, detail, event: 'loan' } as const;
  const saved = await writeLoan(portal, caller, write, (operation) =>
    portal.los.saveCommitment(operation, sLNm, { version, commitment }),
  );
  return investorLockOf(portal, saved);
}

/** Saves today's price of a loan, if the loan and its price are still what its author saw. */
export async function saveCurrentPrice(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  seen: CurrentPriceSave,
): Promise<InvestorLock> {
  const { sLNm } = await visibleLoan(portal, caller.actor, loanNum);
  const write = {
    action: 'loan.save-current-price',
    loanNum: sLNm,
    detail: { price: seen.price },
    event: 'loan',
  } as const;
  const saved = await writeLoan(portal, caller, write, (operation) =>
    portal.los.saveCurrentPrice(operation, sLNm, seen),
  );
  return investorLockOf(portal, saved);
}
