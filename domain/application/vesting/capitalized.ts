import type { LoanDocument, NewLoanDocument } from '../../loan/document';
import { capitals } from './capitals';

const NAMES = ['firstName', 'middleName', 'lastName', 'suffix', 'maritalWording', 'entityName'] as const;
const TEXTS = ['sTitleInNamesOf', 'sTitleCurrentNames'] as const;
const TEXTS_OF_APPLICATION = ['aTitleNm1', 'aTitleNm2', 'aManner'] as const;

type Change = Partial<Pick<LoanDocument, (typeof TEXTS)[number] | 'applicants' | 'vestings'>>;

/** Of a holder, those of the named values that are texts, in capitals. */
function inCapitals<Name extends string>(
  holder: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts = names.flatMap((name) => {
    const value = holder[name];
    return typeof value === 'string' && value !== '' ? [[name, capitals(value)] as const] : [];
  });
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}

/** The change that writes title holders and vesting texts in capitals, as on deeds; repeating it changes nothing. */
export function capitalizedVesting(document: NewLoanDocument): Change {
  return {
    ...inCapitals(document, TEXTS),
    applicants: document.applicants.map((applicant) => inCapitals(applicant, TEXTS_OF_APPLICATION)),
    vestings: (document.vestings ?? []).map((record) => ({ ...record, ...inCapitals(record, NAMES) })),
  };
}
