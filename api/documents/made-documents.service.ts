import { Readable } from 'node:stream';
import type { Language } from '../../domain/format/language';
import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { renderDocument } from './engine/render-document';
import { borrowersOf, occupancyOf, propertyOf } from './loan-facts';
import { appraisalWaiver } from './templates/appraisal-waiver';
import { documentTemplates } from './templates/document-templates';
import { textsOf } from './texts/texts-of';

const pdfFile = (bytes: Uint8Array, name: string) => ({
  stream: Readable.from([Buffer.from(bytes)]),
  contentType: 'application/pdf',
  name,
});

interface WaiverFormOptions {
  readonly language: Language;
  readonly owner: string;
}

/** The form on which the borrowers of the loan accept or decline a property inspection waiver. */
export function renderWaiverForm(
  portal: AppContext,
  loan: LoanDocument,
  { language, owner }: WaiverFormOptions,
): Promise<Uint8Array> {
  const data = {
    ...{ loanNum: loan.sLNm, borrowers: borrowersOf(loan), property: propertyOf(loan) },
    amount: loan.sFinalLAmt ?? loan.sLAmtCalc ?? null,
    ...{ value: loan.sApprVal ?? null, price: loan.sPurchPrice ?? null },
    ...{ sLPurposeT: loan.sLPurposeT ?? null, sOccTPe: occupancyOf(loan) },
  };
  return renderDocument(portal, appraisalWaiver, data, { language, created: portal.clock(), owner });
}

/** The form, without storing anything. */
export async function waiverForm(portal: AppContext, { actor }: Caller, loan: LoanDocument, language: Language) {
  const pdf = await renderWaiverForm(portal, loan, { language, owner: actor.login });
  return pdfFile(pdf, `PI WAIVER DISCLOSURE ${loan.sLNm}.pdf`);
}

/** Every document that the portal makes, with its title in each language. */
export const templateCatalog = () =>
  documentTemplates.map(({ id, title }) => ({
    id,
    title: { en: title(textsOf.en), tr: title(textsOf.tr), ar: title(textsOf.ar) },
  }));

/** A document with its sample data. */
export async function templatePreview(portal: AppContext, { actor }: Caller, id: string, language: Language) {
  const template = documentTemplates.find((each) => each.id === id);
  if (!template) throw notFound('no-document-template');
  const pdf = await renderDocument(portal, template, template.sample, {
    ...{ language, created: portal.clock(), owner: actor.login },
  });
  return pdfFile(pdf, `${id}-${language}.pdf`);
}
