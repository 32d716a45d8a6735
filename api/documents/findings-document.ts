import { messageSections } from '../../domain/aus/message-table';
import { outcomeText } from '../../domain/aus/outcome';
import type { AusRun } from '../../domain/aus/run.schemas';
import { folderOfType } from '../../domain/documents/document-types';
import type { LoanDocument } from '../../domain/loan/document';
import { englishText } from '../../domain/messages/english-text';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import type { Caller } from '../http/caller';
import { type LosAuthor, readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';
import { contentId } from './content-id';
import { renderDocument } from './engine/render-document';
import { fileDocument } from './file-document';
import { propertyOf } from './loan-facts';
import { ausFindings } from './templates/aus-findings';
import type { AusFindingsData } from './templates/aus-findings.schemas';
import { visibleDocuments } from './visible-documents';

const AUS_FINDINGS = 'AUS FINDINGS';

/** The ID of the document with the findings of a run. */
const findingsId = (loanNum: string, runId: string): Promise<string> => contentId([loanNum, AUS_FINDINGS, runId]);

function dataOf(loan: LoanDocument, run: AusRun): AusFindingsData {
  const { facts, report } = run;
  const { dtiTop, dtiBottom, ltv, cltv, hcltv, income, housing, debts, score, cash, sLPurposeT, sOccTPe } = facts;
  const sections = messageSections.map((section) => ({
    section,
    messages: report.findings
      .filter((finding) => finding.section === section)
      .map(({ id, text }) => ({ id, text: englishText(text) })),
  }));
  return {
    ...{ loanNum: loan.sLNm, isSimulation: run.isSimulation, system: run.system, number: run.number, at: run.at },
    ...{ byName: run.byName, result: outcomeText(report), caseId: run.caseId, scorecard: report.scorecard },
    borrowers: facts.borrowers.map(({ name }) => name).join(', '),
    property: propertyOf(loan),
    ...{ sLPurposeT, sOccTPe, amount: facts.sLAmtCalc, value: facts.sApprVal, price: facts.sPurchPrice },
    ...{ rate: facts.sNoteIR, ltv, cltv, hcltv, income, housing, debts, dtiTop, dtiBottom, score, cash },
    ...{ reserves: report.reserves, required: report.requiredReserves, valueAcceptance: report.valueAcceptance },
    sections: sections.filter(({ messages }) => messages.length > 0),
  };
}

/** Files the findings of a run once; they are in English, like the systems' own. Returns the ID of the document. */
export async function fileFindings(
  portal: AppContext,
  author: Caller<LosAuthor>,
  loan: LoanDocument,
  run: AusRun,
): Promise<string> {
  const loanNum = loan.sLNm;
  const id = await findingsId(loanNum, run.id);
  const filed = await readLos(() => portal.los.files(loanNum, { docType: AUS_FINDINGS, replaced: true }));
  if (filed.some((file) => file.id === id)) return id;
  const created = new Date(run.at);
  const bytes = Buffer.from(await renderDocument(portal, ausFindings, dataOf(loan, run), { language: 'en', created }));
  const filing = { loanNum, folderName: folderOfType(AUS_FINDINGS) ?? AUS_FINDINGS, docType: AUS_FINDINGS };
  return fileDocument(portal, author, filing, { id, name: `${AUS_FINDINGS} ${run.system} ${run.number}.pdf`, bytes });
}

/** Finds the document of a run among those that the actor may see. */
export async function findingsDocuments(
  portal: AppContext,
  actor: Actor,
  loanNum: string,
): Promise<(runId: string) => Promise<string | null>> {
  const offered = await offeredByLos(portal.los);
  const files = offered.includes('documents')
    ? await visibleDocuments(portal, actor, loanNum, { docType: AUS_FINDINGS })
    : [];
  const ids = new Set(files.map(({ id }) => id));
  return async (runId) => {
    const id = await findingsId(loanNum, runId);
    return ids.has(id) ? id : null;
  };
}
