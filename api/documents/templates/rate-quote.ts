import { formatInstant } from '../../../domain/format/date';
import { formatDecimal } from '../../../domain/format/decimal';
import type { DocumentTemplate } from '../engine/document-template';
import type { Print } from '../engine/print';
import { type QuotedOption, type RateQuoteData, rateQuoteData } from './rate-quote.schemas';

const sampleOption: QuotedOption = {
  ...{ program: 'Conforming 30 Yr Fixed', rate: '6.125', apr: '6.241', term: 360, isAdjustable: false },
  ...{ points: '0.375', cost: '1950.00', note: null, payment: '3159.58', insurance: '121.33' },
  ...{ isInsuranceEstimate: true, housing: '4021.74', lacks: ['insurance'], cash: '148312.55' },
};

/** A row of the table of options; one that no option has a value for is left out. */
function rowsOf(options: readonly QuotedOption[], { texts, money, percent, filled }: Print) {
  const { rows: label, fixed, adjustable, months } = texts['rate-quote'];
  const points = (value: string): string => formatDecimal(value, { scale: 3 });
  const cost = ({ cost: amount }: QuotedOption): string | null => (amount.startsWith('-') ? null : money(amount));
  const credit = ({ cost: amount }: QuotedOption): string | null =>
    amount.startsWith('-') ? money(amount.slice(1)) : null;
  const rows: readonly (readonly [string, (option: QuotedOption) => string | null])[] = [
    [label.program, ({ program }) => program],
    [label.rate, ({ rate }) => percent(rate)],
    [label.apr, ({ apr }) => percent(apr)],
    [label.term, ({ term }) => filled(months, { count: String(term) })],
    [label.kind, ({ isAdjustable }) => (isAdjustable ? adjustable : fixed)],
    [label.points, (one) => points(one.points)],
    [label.cost, cost],
    [label.credit, credit],
    [label.note, ({ note }) => money(note)],
    [label.payment, ({ payment }) => money(payment)],
    [label.insurance, ({ insurance }) => money(insurance)],
    [label.housing, ({ housing }) => money(housing)],
    [label.cash, ({ cash }) => money(cash)],
  ];
  return rows
    .map(([title, printed]) => ({ label: title, values: options.map((option) => printed(option) ?? '–') }))
    .filter(({ values }) => values.some((value) => value !== '–'));
}

/** What the table leaves out or assumes. */
function remarksOf(options: readonly QuotedOption[], { texts }: Print): string[] {
  const { lacks, estimatedInsurance, adjustableNote } = texts['rate-quote'];
  const missing = (['taxes', 'insurance'] as const).filter((cost) => options.some((one) => one.lacks.includes(cost)));
  return [
    ...missing.map((cost) => lacks[cost]),
    ...(options.some((one) => one.insurance !== null && one.isInsuranceEstimate) ? [estimatedInsurance] : []),
    ...(options.some(({ isAdjustable }) => isAdjustable) ? [adjustableNote] : []),
  ];
}

/** Up to three rates for a scenario side by side. No lock, and no Loan Estimate. */
export const rateQuote: DocumentTemplate<RateQuoteData> = {
  id: 'rate-quote',
  schema: rateQuoteData,
  sample: {
    loanNum: null,
    preparedFor: 'Ruta Lindqvist',
    preparedBy: 'Noor Haddad',
    asOf: '2026-11-20T18:42:00Z',
    scenario: {
      ...{ sLPurposeT: '0', sProdSpT: '0', sOccTPe: '0', property: 'Pasadena, CA 91101' },
      ...{ sPurchPrice: '612000.00', sApprVal: '612000.00', sLAmtCalc: '520000.00', ltv: '84.967' },
      ...{ score: 742, lockDays: 30 },
    },
    options: [
      sampleOption,
      {
        ...sampleOption,
        ...{ rate: '6.500', apr: '6.573', points: '-0.750', cost: '-3900.00' },
        ...{ payment: '3286.75', housing: '4148.91', cash: '142462.55' },
      },
      {
        ...sampleOption,
        ...{ program: 'SOFR 7/6 ARM', rate: '5.875', apr: '6.702', isAdjustable: true, points: '0.000', cost: '0.00' },
        ...{ payment: '3076.00', housing: '3938.16', cash: '146362.55' },
      },
    ],
  },
  title: (texts) => texts['rate-quote'].title,
  loanNum: ({ loanNum }) => loanNum,
  view: ({ scenario, options, asOf, preparedFor, preparedBy }, print) => {
    const { texts, facts, money, percent, code, sentence, filled } = print;
    const { facts: label, asOf: at, days, option } = texts['rate-quote'];
    return {
      asOf: sentence(at, { time: formatInstant(asOf, 'long') }),
      facts: facts([
        [label.preparedFor, preparedFor],
        [label.preparedBy, preparedBy],
        [label.property, scenario.property],
        [label.purpose, code('sLPurposeT', scenario.sLPurposeT)],
        [label.propertyType, code('sProdSpT', scenario.sProdSpT)],
        [label.occupancy, code('sOccTPe', scenario.sOccTPe)],
        [label.price, scenario.sLPurposeT === '0' ? money(scenario.sPurchPrice) : null],
        [label.value, money(scenario.sApprVal)],
        [label.amount, money(scenario.sLAmtCalc)],
        [label.ltv, percent(scenario.ltv)],
        [label.score, scenario.score === null ? null : String(scenario.score)],
        [label.lock, filled(days, { count: String(scenario.lockDays) })],
      ]),
      options: options.map((_, place) => filled(option, { number: String(place + 1) })),
      rows: rowsOf(options, print),
      remarks: remarksOf(options, print),
    };
  },
};
