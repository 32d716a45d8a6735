import { codeLabels } from '../../../domain/loan/codes/code-labels';
import type { LoanDocument } from '../../../domain/loan/document';
import type { BrokerLock, LockEvent } from '../../../domain/locks/lock.schemas';
import type { LockPrice } from '../../../domain/locks/lock-price.schemas';
import { ownValue } from '../../../domain/tables/own-value';
import { borrowersOf, occupancyOf, propertyOf } from '../loan-facts';
import type { LockConfirmationData } from '../templates/lock-confirmation.schemas';

const ADJUSTABLE = '1';

type Printed = LockConfirmationData['history'][number];

/** The number that a confirmed change is known by. */
export const confirmationNumber = (loanNum: string, confirmation: number): string => `${loanNum}-${confirmation}`;

/** What a line of the history prints; undefined for what did not change the lock. */
function printedEvent({ kind, request }: LockEvent): Printed['event'] | undefined {
  if (kind === 'revise' || kind === 'concession' || kind === 'expire') return kind;
  return kind === 'confirm' && request !== null ? request : undefined;
}

/** The changes of the lock, oldest first, with the numbers of its extensions since it was locked. */
function historyOf({ history }: BrokerLock): readonly Printed[] {
  let extensions = 0;
  return history.toReversed().flatMap((line): Printed[] => {
    const event = printedEvent(line);
    if (event === undefined) return [];
    if (event === 'lock' || event === 'relock') extensions = 0;
    if (event === 'extend') extensions += 1;
    const { at, days, rate, price, cost, by } = line;
    const ordinal = event === 'extend' ? extensions : null;
    return [{ at, event, ordinal, days, rate, price, cost, by, expiresD: line.expiresOn }];
  });
}

/** The document is the originator's: a price with the lender's margin in it is a fault of the caller. */
function priceOf(price: LockPrice): LockConfirmationData['price'] {
  if (price.desk !== null || price.lines.some(({ IsHidden }) => IsHidden)) {
    throw new Error('A Lock Confirmation has no hidden adjustments.');
  }
  return {
    rate: price.Rate,
    baseRate: price.Rate,
    basePrice: price.BasePrice,
    baseDays: price.BaseLockDays,
    sheetAt: new Date(price.sheetEffectiveAt).toISOString(),
    adjustments: price.lines.map(({ code, Description, Detail, Params, on, Price }) => ({
      ...{ code, label: Description, detail: Detail, params: Params, on, price: Price },
    })),
    finalPrice: price.Price,
    points: price.Point,
    cost: price.Cost,
  };
}

/** What moves an adjustable rate. */
function armOf(loan: LoanDocument): LockConfirmationData['arm'] {
  if (loan.sFinMethT !== ADJUSTABLE) return null;
  const index = loan.sArmIndexT ?? null;
  return {
    index: loan.sArmIndexNameVstr || (index && (ownValue(codeLabels.en.sArmIndexT ?? {}, index) ?? index)),
    margin: loan.sRAdjMarginR ?? null,
    firstCap: loan.sRAdj1stCapR ?? null,
    periodicCap: loan.sRAdjCapR ?? null,
    lifeCap: loan.sRAdjLifeCapR ?? null,
  };
}

/** What the confirmation of the lock prints, of the lock as readers without the margin see it. Null without a lock in force. */
export function lockConfirmationDataOf(
  loan: LoanDocument,
  lock: BrokerLock,
  { isDemoScore }: { readonly isDemoScore: boolean },
): LockConfirmationData | null {
  const facts = lock.lock;
  const confirmed = lock.history.find(
    (line) => line.confirmation !== null && line.confirmation === facts?.confirmation,
  );
  if (!facts || facts.canceledOn !== null || !confirmed) return null;
  const history = historyOf(lock);
  const own = history.find(({ at, event }) => at === confirmed.at && event === printedEvent(confirmed));
  return {
    loanNum: loan.sLNm,
    number: confirmationNumber(loan.sLNm, facts.confirmation),
    event: own?.event ?? facts.kind,
    ordinal: own?.ordinal ?? null,
    confirmedAt: confirmed.at,
    confirmedBy: confirmed.by,
    borrowers: borrowersOf(loan),
    originator: loan.sEmployeeLoanRepName ?? null,
    property: propertyOf(loan),
    amount: facts.price.amount,
    sLPurposeT: loan.sLPurposeT ?? null,
    sOccTPe: occupancyOf(loan),
    sLT: loan.sLT ?? null,
    ltv: loan.sLtvR ?? null,
    cltv: loan.sCltvR ?? null,
    score: loan.sCreditScoreType2 ?? null,
    isDemoScore,
    sProdDocT: loan.sProdDocT ?? null,
    hasImpounds: loan.sProdImpound ?? null,
    program: facts.price.program,
    termMonths: loan.sTerm ?? null,
    arm: armOf(loan),
    sPrepmtPenaltyT: loan.sPrepmtPenaltyT ?? null,
    lockedD: facts.lockDate,
    lockDays: facts.days,
    expiresD: facts.expiresOn,
    lockFee: null,
    price: priceOf(facts.price),
    history: [...history],
  };
}
