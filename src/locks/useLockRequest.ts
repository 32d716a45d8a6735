import type { LoanDocument } from '../../domain/loan/document';
import type { BrokerLock } from '../../domain/locks/lock.schemas';
import { useSessionUser } from '../access/public';
import { usePricing } from '../pricing/public';
import { locksCalls } from './locks-calls';
import { useMoveForm } from './useMoveForm';

export interface LockRequestValues {
  days: number;
  /** `sProdImpoundT`. */
  impounds: string;
  impoundNote: string;
  rate: string;
  note: string;
}

const NO_IMPOUNDS = '0';
const TAXES_AND_INSURANCE = '1';

/** What the loan impounds; loans that only say that they do impound both. */
const impoundsOf = ({ sProdImpound, sProdImpoundT }: LoanDocument): string =>
  sProdImpound === false
    ? NO_IMPOUNDS
    : sProdImpoundT && sProdImpoundT !== NO_IMPOUNDS
      ? sProdImpoundT
      : TAXES_AND_INSURANCE;

function startOf(loan: LoanDocument, lock: BrokerLock): LockRequestValues {
  const { request } = lock;
  const terms = lock.options.request.terms.map(({ days }) => days);
  const wanted = request?.days ?? loan.sProdRLckdDays ?? 0;
  return {
    days: terms.includes(wanted) ? wanted : (terms[0] ?? wanted),
    impounds: impoundsOf(loan),
    impoundNote: request?.impoundNote ?? '',
    rate: request?.price?.Rate ?? loan.sNoteIR ?? '',
    note: request?.reason ?? '',
  };
}

/** A new lock, or a change of the one that is requested: its terms, and today's rates of the loan's program with them. */
export function useLockRequest(loan: LoanDocument, lock: BrokerLock, isOffered: boolean) {
  const user = useSessionUser();
  const { form, draft } = useMoveForm<LockRequestValues>('request', startOf(loan, lock));
  const values = form.watch();
  const isImpounded = values.impounds !== NO_IMPOUNDS;
  const own = loan.sLpTemplateId || undefined;
  const pricing = usePricing({
    loanNum: loan.sLNm,
    version: isOffered && own ? loan.version : undefined,
    changes: { sProdRLckdDays: values.days, sProdImpound: isImpounded },
    focusedProgramId: own,
  });
  const program = pricing.list?.programs.find(({ lLpTemplateId }) => lLpTemplateId === own);
  const options = program?.RateOption ?? [];
  const option =
    options.find(({ Rate }) => Rate === values.rate) ??
    options.find(({ rateOptionId }) => rateOptionId === program?.BestRateOptionId) ??
    options[0];
  const term = lock.options.request.terms.find(({ days }) => days === values.days);

  /** Stores the terms, then asks for the rate at the price that the list shows. */
  const send = async (): Promise<BrokerLock> => {
    if (!program || !option) throw new Error('A lock needs a rate.');
    const { version } = await locksCalls.price(loan.sLNm, {
      sProdImpound: isImpounded,
      sProdRLckdDays: values.days,
      createdBy: user?.displayName ?? '',
      impoundNote: values.impoundNote,
      sProdImpoundT: values.impounds as Parameters<typeof locksCalls.price>[1]['sProdImpoundT'],
    });
    return locksCalls.request(loan.sLNm, {
      ...{ lLpTemplateId: program.lLpTemplateId, rate: option.Rate, fee: option.Point },
      ...{ rateOptionId: option.rateOptionId, version },
      ...(values.note.trim() && { note: values.note }),
    });
  };
  return { form, draft, values, pricing, own, program, option, term, send };
}

export type LockRequestForm = ReturnType<typeof useLockRequest>;
