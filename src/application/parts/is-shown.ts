import type { NewLoanDocument } from '../../../domain/loan/document';
import type { Holder } from './holder';

/** Whether a field is asked as things stand in the form. */
export function isShown(_name: string, _holder: Holder, _document: Partial<NewLoanDocument>): boolean {
  return true;
}
