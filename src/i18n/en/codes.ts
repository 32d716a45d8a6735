import { codeLists } from '../../../domain/loan/codes/code-lists';

/** Labels of all coded lists, by the name of the list and then by the code; the specification prints most of them. */
export const codes = codeLists;
