import type { LoanDocument } from '../../domain/loan/document';
import type { AppContext } from '../app-context';
import { readLos } from '../loan/gateway.service';

type Disclosed = Pick<LoanDocument, 'sLNm' | 'loanEstimates' | 'closingDisclosures'>;

/**
 * Documents of a loan that show what borrowers received or signed, by ID: issued disclosures, signed copies, and generated packages. The
 * portal alone replaces them.
 */
export async function keptDocuments(
  { db }: Pick<AppContext, 'db'>,
  { sLNm, loanEstimates = [], closingDisclosures = [] }: Disclosed,
): Promise<ReadonlySet<string>> {
  const copies = await db
    .selectFrom('portal.signing_documents as document')
    .innerJoin('portal.signing_packages as package', 'package.id', 'document.package_id')
    .where('package.loan_num', '=', sLNm)
    .select('document.copy_id as id')
    .execute();
  const packages = await db
    .selectFrom('portal.document_packages')
    .where('loan_num', '=', sLNm)
    .where('document_id', 'is not', null)
    .select('document_id as id')
    .execute();
  const issued = [
    ...loanEstimates.map(({ documentId }) => documentId),
    ...closingDisclosures.flatMap(({ documentId, sellerDocumentId }) => [documentId, sellerDocumentId]),
  ];
  return new Set([...issued, ...[...copies, ...packages].map(({ id }) => id)].flatMap((id) => id ?? []));
}

/** The same of a loan by its number. */
export const keptDocumentsOf = async (portal: AppContext, loanNum: string): Promise<ReadonlySet<string>> =>
  keptDocuments(portal, await readLos(() => portal.los.loadLoan(loanNum)));
