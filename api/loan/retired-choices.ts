import { placeOfList } from '../../domain/application/change/change-checker';
import type { Option } from '../../domain/lender/options.schemas';
import { type NewLoanDocument, recordLists } from '../../domain/loan/document';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { message } from '../../domain/messages/message';

/**
 * A warning for each value of a file that the lender no longer offers. It is kept, because without it the file would say
 * something else (docs/decisions/0016). `options` are the codes that the lender changed.
 */
export function retiredChoices(document: NewLoanDocument, options: readonly Option[]) {
  const retired = new Map(options.filter(({ active }) => !active).map((one) => [`${one.list}.${one.code}`, one]));
  // Two fields with the same label, such as the occupancy of the loan and of the application, need one warning.
  const warned = new Set<string>();
  return codesOf(document).flatMap(({ field, list, code }) => {
    const option = retired.get(`${list}.${code}`);
    const label = fieldSpec(field)?.label ?? field;
    const warning = `${label}.${list}.${code}`;
    if (!option || warned.has(warning)) return [];
    warned.add(warning);
    const own = option.ownLabel !== null;
    const value = own ? { text: option.label } : { text: option.label, key: `codes.${list}.${code}` };
    return message('retired-value', { field: { text: label, key: `fields.${field}` }, value });
  });
}

/** Every code in a loan, with its field and list. */
function codesOf(document: NewLoanDocument) {
  const within = (holder: object, place = '') =>
    Object.entries(holder).flatMap(([name, value]: [string, unknown]) => {
      const field = `${place}${name}`;
      const list = fieldSpec(field)?.codes;
      if (list === undefined) return [];
      return (Array.isArray(value) ? value : [value]).map((code) => ({ field, list, code: String(code) }));
    });
  return [
    ...within(document),
    ...document.applicants.flatMap((applicant) => within(applicant)),
    ...recordLists.flatMap((list) => (document[list] ?? []).flatMap((one) => within(one, `${placeOfList[list]}.`))),
  ];
}
