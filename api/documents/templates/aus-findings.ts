import type { DocumentTemplate } from '../engine/document-template';
import type { Print } from '../engine/print';
import { type AusFindingsData, ausFindingsData } from './aus-findings.schemas';

const joined = (values: readonly (string | null)[]): string | null =>
  values.every((value) => value === null) ? null : values.map((value) => value ?? '–').join(' / ');

function factRows(data: AusFindingsData, print: Print) {
  const { texts, money, percent, code, facts } = print;
  const { facts: label, offered, notOffered } = texts['aus-findings'];
  return facts([
    [label.result, data.result],
    [label.caseId, data.caseId],
    [label.scorecard, data.scorecard],
    [label.borrowers, data.borrowers],
    [label.property, data.property, 'wide'],
    [label.purpose, code('sLPurposeT', data.sLPurposeT)],
    [label.occupancy, code('sOccTPe', data.sOccTPe)],
    [label.amount, money(data.amount)],
    [label.value, money(data.value)],
    [label.price, money(data.price)],
    [label.rate, percent(data.rate)],
    [label.ltv, joined([percent(data.ltv), percent(data.cltv), percent(data.hcltv)])],
    [label.income, money(data.income)],
    [label.housing, money(data.housing)],
    [label.debts, money(data.debts)],
    [label.dti, joined([percent(data.dtiTop), percent(data.dtiBottom)])],
    [label.score, data.score === null ? null : String(data.score)],
    [label.reserves, money(data.reserves)],
    [label.required, money(data.required)],
    [label.cash, money(data.cash)],
    [label.valueAcceptance, data.valueAcceptance ? offered : notOffered],
  ]);
}

/** The findings of a run of DU, DO or LPA: the result, the submitted facts, and the messages by section. */
export const ausFindings: DocumentTemplate<AusFindingsData> = {
  id: 'aus-findings',
  schema: ausFindingsData,
  sample: {
    ...{ loanNum: '2611038815', isSimulation: true, system: 'DU', number: 3, at: '2026-11-17T22:14:00Z' },
    ...{ byName: 'Mateo Brandt', result: 'Approve/Eligible', caseId: '1620481733', scorecard: 'DU' },
    ...{ borrowers: 'Ingrid Solheim', property: '12 Alder Hollow Way, Pasadena, CA 91101' },
    ...{ sLPurposeT: '0', sOccTPe: '0', amount: '487750.00', value: '612000.00', price: '609700.00', rate: '5.875' },
    ...{ ltv: '79.998', cltv: '79.998', hcltv: '79.998', income: '9900.00', housing: '4217.01', debts: '119.00' },
    ...{ dtiTop: '42.596', dtiBottom: '43.798', score: 721, reserves: '14338.00', required: '0.00', cash: '128640.25' },
    valueAcceptance: true,
    sections: [
      { section: 'risk', messages: [{ id: 'D-100', text: 'The result is Approve/Eligible.' }] },
      {
        section: 'verification',
        messages: [
          { id: 'D-204', text: 'Verify the monthly bonus of $1,450.00 with two W-2s.' },
          { id: 'D-231', text: 'Provide the signed purchase contract with all addenda.' },
        ],
      },
    ],
  },
  title: (texts) => texts['aus-findings'].title,
  loanNum: ({ loanNum }) => loanNum,
  view: (data, print) => ({
    simulation: data.isSimulation ? print.texts['aus-findings'].simulation : null,
    run: print.sentence(print.texts['aus-findings'].run, {
      ...{ system: data.system, number: String(data.number), name: data.byName },
      time: print.instant(data.at) ?? '',
    }),
    facts: factRows(data, print),
    sections: data.sections.map(({ section, messages }) => ({
      title: print.texts['aus-findings'].sections[section],
      messages,
    })),
  }),
};
