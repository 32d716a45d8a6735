import { randomUUID } from 'node:crypto';
import { appraisedStatuses, demoAppraisals } from '../../config/demo/appraisals';
import type { AppraisalContent, OrderInput } from '../../domain/appraisal/appraisal-order.schemas';
import { formsFor } from '../../domain/appraisal/forms';
import { missingFields } from '../../domain/appraisal/order-problems';
import { requestTypeOf } from '../../domain/appraisal/request-types';
import { addDays, pacificDate } from '../../domain/format/date';
import { borrowerName, type LoanDocument } from '../../domain/loan/document';
import { centsOrZero } from '../../domain/numbers/cents';
import { formatCents } from '../../domain/numbers/fixed';
import type { AppContext } from '../app-context';
import { lenderSettings } from '../reference/reference.service';
import { addEvents, insertAppraisal } from './appraisals.queries';
import { newContent, occupancyFor, phoneOf, printed } from './save-order';

type Demo = (typeof demoAppraisals)[number];
type Portal = Pick<AppContext, 'db' | 'los' | 'vault' | 'clock'>;

const DAY_MS = 86_400_000;
/** Loans of the feed that are looked through. */
const MOST = 400;
const FEE = '625.00';

async function loansToAppraise({ los }: Pick<AppContext, 'los'>): Promise<LoanDocument[]> {
  const { changes } = await los.changesSince('', MOST);
  const loans = await los.loadLoans([...new Set(changes.map(({ loanNum }) => loanNum))]);
  const fitting = loans.filter((loan) => missingFields(loan).length === 0 && loan.sSpState === 'CA');
  return appraisedStatuses.flatMap((status) => fitting.find(({ sStatusT }) => sStatusT === status) ?? []);
}

function inputOf(loan: LoanDocument, { company }: Demo): OrderInput {
  const type = requestTypeOf(loan.sProdSpT, occupancyFor(loan)) ?? 'no-sf';
  return {
    ...{ form: formsFor(type, loan)[0] ?? '1004', company, isRush: false, complexity: 'standard' },
    ...{ manualAmt: null, manualReason: '', payer: 'lender', instructions: '' },
    access: { kind: 'borrower', name: borrowerName(loan, '0B'), phone: phoneOf(loan), email: '' },
  };
}

/** Invented reports say so: their appraiser has the license SIM-00000. */
function reportsOf(loan: LoanDocument, demo: Demo, input: OrderInput, lender: string, today: string) {
  if (demo.valuePercent === undefined) return [];
  const value = Math.round((centsOrZero(loan.sApprVal) * demo.valuePercent) / 100_000_00) * 1000_00;
  const receivedOn = addDays(today, -(demo.events.at(-1)?.[1] ?? 0));
  const property = {
    ...{ street: loan.sSpAddr ?? '', city: loan.sSpCity ?? '', state: loan.sSpState ?? '', zipcode: loan.sSpZip ?? '' },
  };
  return [
    {
      ...{ version: 1, receivedOn, documentId: null, xmlKey: null },
      data: {
        ...{
          form: input.form.split(' + ')[0] ?? null,
          value: formatCents(value),
          effectiveOn: addDays(receivedOn, -2),
        },
        ...{ signedOn: receivedOn, property, client: lender, isAsIs: true },
        appraiser: {
          ...{ name: 'Marisol Quintero', licenseNumber: 'SIM-00000', licenseState: 'CA' },
          company: 'Plumbline Appraisal',
        },
      },
    },
  ];
}

/** Appraisals of a few loans of a new demo, in various states. No company works on them. */
export async function seedAppraisals(portal: Portal): Promise<void> {
  const { db, vault } = portal;
  const there = await db.selectFrom('portal.appraisals').select('id').limit(1).executeTakeFirst();
  if (there) return;
  const loans = await loansToAppraise(portal);
  const { lenderName } = await lenderSettings(db);
  const now = portal.clock();
  const requester = { name: lenderName, street: '', city: '', state: '', zipcode: '', phone: '', email: '' };
  await db.transaction().execute(async (trx) => {
    for (const [place, loan] of loans.entries()) {
      const demo = demoAppraisals[place];
      if (demo === undefined) return;
      const id = randomUUID();
      const at = (daysAgo: number): Date => new Date(now.getTime() - daysAgo * DAY_MS);
      const input = inputOf(loan, demo);
      const first = at(demo.events[0]?.[1] ?? 0);
      const requestedDt = demo.state === 'draft' ? null : first.toISOString();
      const order = printed({ loan, input, scheduled: FEE, requester, requestedDt });
      const reports = reportsOf(loan, demo, input, lenderName, pacificDate(now));
      const content: AppraisalContent = { ...newContent(order, input), reports };
      const by = { created_at: first, created_by: 'Operations' };
      const row = {
        id,
        loan_num: loan.sLNm,
        source: 'order',
        state: demo.state,
        company: demo.company,
        ...by,
      } as const;
      await insertAppraisal(trx, vault, row, content);
      await addEvents(
        trx,
        id,
        demo.events.map(([kind, daysAgo]) => ({
          at: at(daysAgo),
          kind,
          by: kind === 'submitted' ? 'Operations' : null,
        })),
      );
    }
  });
}
