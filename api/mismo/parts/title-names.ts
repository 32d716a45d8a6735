import { titleHolderName } from '../../../domain/application/vesting/title-holder-name';
import { filledIn, takesTitle } from '../../../domain/application/vesting/vesting-text';
import type { NewLoanDocument } from '../../../domain/loan/document';

/** The names in which title will be held: as written, otherwise those of the title holders. */
export function titleNames(document: NewLoanDocument): string | undefined {
  if (document.sTitleInNamesOf) return document.sTitleInNamesOf;
  const names = (document.vestings ?? [])
    .map((record) => filledIn(document, record))
    .filter(takesTitle)
    .map(titleHolderName);
  return names.filter(Boolean).join('; ') || undefined;
}
