import { XmlProblem } from '../../ports/vendors/xml';
import { fieldsOf, findAll, type XmlNode } from './soap/envelope';
import { checkedResult } from './soap/result';

/** The field with the number of a loan, wherever it is in the answer. */
export const numberIn = (root: XmlNode): string | undefined =>
  findAll(root, 'field')
    .find(({ attributes }) => attributes.id === 'sLNm')
    ?.text.trim() || undefined;

/** The loan in an answer, with its number. Throws XmlProblem without one: the loan would lose everything that the answer lacks. */
export function loanIn(text: string): { readonly root: XmlNode; readonly number: string } {
  const { root } = checkedResult(text);
  const number = fieldsOf(findAll(root, 'loan')[0] ?? root)
    .get('sLNm')
    ?.trim();
  if (!number) throw new XmlProblem('The answer names no loan.');
  return { root, number };
}
