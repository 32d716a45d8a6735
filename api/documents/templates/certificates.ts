import type { DocumentTemplate } from '../engine/document-template';
import type { Print } from '../engine/print';
import type { certificates } from '../texts/en-certificates';
import { type CertificateData, certificateData } from './certificate.schemas';
import { certificateSample, sampleReasons } from './certificate-sample';
import { conditionGroups, isOpen, loanFacts, reasonTexts } from './certificate-view';

type CertificateId = keyof typeof certificates;

/** The three certificates differ in their texts and in a few facts of the decision. */
function certificateTemplate(id: CertificateId): DocumentTemplate<CertificateData> {
  return {
    id,
    schema: certificateData,
    sample: { ...certificateSample, reasons: sampleReasons[id] },
    title: (texts) => texts[id].title,
    loanNum: ({ loanNum }) => loanNum,
    view: (data, print) => viewOf(id, data, print),
  };
}

function viewOf(id: CertificateId, data: CertificateData, print: Print): object {
  const { texts, sentence, facts, date, today } = print;
  const { facts: label, count } = texts.certificate;
  const { decision, lead, leadCleared, notes } = data.isOnHold ? texts.certificate.onHold : texts[id];
  const open = data.conditions.filter(isOpen).length;
  const values = { lender: print.lender, date: date(data.respondByD) ?? '' };
  return {
    lead: sentence(open > 0 ? lead : leadCleared, values),
    decision: facts([
      [label.decision, decision],
      [label.decisionDate, date(data.decidedD)],
      [label.issued, today],
      [label.respondBy, id === 'suspense-notification' && !data.isOnHold && open > 0 ? date(data.respondByD) : null],
      [label.documentsExpire, id === 'approval-certificate' ? date(data.documentsExpireD) : null],
      [label.underwriter, data.underwriter],
    ]),
    reasons: reasonTexts(data, print),
    loan: loanFacts(data, print),
    demo: data.isDemoScore && data.score !== null ? texts.certificate.demo : null,
    count: sentence(count, { open: String(open), closed: String(data.conditions.length - open) }),
    groups: conditionGroups(data.conditions, print),
    notes: Object.values(notes).map((note) => sentence(note, { date: today })),
  };
}

export const approvalCertificate = certificateTemplate('approval-certificate');
export const suspenseNotification = certificateTemplate('suspense-notification');
export const denialCertificate = certificateTemplate('denial-certificate');
