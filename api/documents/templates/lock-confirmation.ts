import { MINUS } from '../../../domain/format/decimal';
import type { DocumentTemplate } from '../engine/document-template';
import type { Print } from '../engine/print';
import { type LockConfirmationData, lockConfirmationData } from './lock-confirmation.schemas';
import { lockConfirmationSample } from './lock-confirmation-sample';
import { armFacts, loanFacts, lockFacts, priceFacts } from './lock-confirmation-view';
import { lineName, lineReason } from './price-line-view';

type History = LockConfirmationData['history'][number];

const named = ({ event, ordinal }: Pick<History, 'event' | 'ordinal'>, { texts, filled }: Print): string => {
  const { events, extensionOf } = texts['lock-confirmation'];
  return event === 'extend' && ordinal !== null ? filled(extensionOf, { number: String(ordinal) }) : events[event];
};

/** A change of the price, always with its sign. */
const signed = (value: string, { price }: Print): string => {
  const text = price(value) ?? '';
  return text.startsWith(MINUS) || /^[0.]*$/.test(value) ? text : `+${text}`;
};

const priceRows = ({ price }: LockConfirmationData, print: Print) => {
  const label = print.texts['lock-confirmation'];
  const base = { rate: print.percent(price.baseRate) ?? '', days: String(price.baseDays) };
  return [
    {
      label: print.sentence(label.basePrice, base),
      detail: price.sheetAt ? print.sentence(label.sheetOf, { date: print.instant(price.sheetAt) ?? '' }) : '',
      price: print.price(price.basePrice),
    },
    ...price.adjustments.map((line) => ({
      label: lineName(line, print),
      detail: lineReason(line, print),
      price: signed(line.price, print),
    })),
  ];
};

const historyRow = (row: History, print: Print): string[] => [
  print.date(row.at) ?? '',
  named(row, print),
  row.days === null ? '–' : String(row.days),
  print.percent(row.rate) ?? '–',
  print.price(row.price) ?? '–',
  print.money(row.cost) ?? '–',
  print.date(row.expiresD) ?? '–',
  row.by ?? '–',
];

/** What a lock desk has promised: the rate, its price and until when (LOCK CONFIRMATION). */
export const lockConfirmation: DocumentTemplate<LockConfirmationData> = {
  id: 'lock-confirmation',
  schema: lockConfirmationData,
  sample: lockConfirmationSample,
  title: (texts) => texts['lock-confirmation'].title,
  loanNum: ({ loanNum }) => loanNum,
  view: (data, print) => {
    const { texts, sentence, facts, date, instant, lender } = print;
    const label = texts['lock-confirmation'];
    const day = date(data.expiresD) ?? '';
    const rate = print.percent(data.price.rate) ?? '';
    return {
      lead: sentence(label.lead, { lender, rate, day }),
      head: facts([
        [label.facts.number, data.number],
        [label.facts.kind, named(data, print)],
        [label.facts.confirmed, sentence(label.pacific, { time: instant(data.confirmedAt) ?? '' })],
        [label.facts.confirmedBy, data.confirmedBy],
      ]),
      loan: loanFacts(data, print),
      program: armFacts(data, print),
      lock: lockFacts(data, print),
      priceRows: priceRows(data, print),
      finalPrice: print.price(data.price.finalPrice),
      price: priceFacts(data, print),
      demo: data.isDemoScore && data.score !== null ? label.demo : null,
      history: data.history.map((row) => historyRow(row, print)),
      terms: label.terms.map((term) => sentence(term, { lender, day })),
      borrowers: data.borrowers,
      originator: data.originator,
    };
  },
};
