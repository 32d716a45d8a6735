import { get, set } from 'react-hook-form';
import { parseFieldPath } from '../../domain/application/field-path';
import { borrowersNameOf } from '../../domain/application/visibility/field-visibility';
import type { LoanDocument } from '../../domain/loan/document';
import { originatorFields } from '../../domain/loan/fields/urla-loan-fields';
import type { Finding } from '../../domain/packages/finding';

/** Fields of a borrower that are corrected here, by the borrower's name. */
const borrowerNames = ['aBFirstNm', 'aBLastNm', 'aBEmail'];

/** The missing fields that can be entered beside the audit: of the originator, and names and emails of the borrowers. */
export const correctable = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ code, path }) => {
    const name = path === undefined ? undefined : parseFieldPath(path)?.name;
    if (code !== 'missing-field' || path === undefined || name === undefined) return [];
    const isOwn = Object.hasOwn(originatorFields, name) || borrowerNames.includes(borrowersNameOf(name));
    return isOwn ? [path] : [];
  });

/** What is entered, by the paths of the fields: those of the loan, and those of its applications in a list. */
export type Corrected = Record<string, unknown>;

export function emptyCorrections(paths: readonly string[]): Corrected {
  const values: Corrected = {};
  for (const path of paths) set(values, path, null);
  return values;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The entered values as the call sends them. */
export function correctionsOf(loan: LoanDocument, paths: readonly string[], values: Corrected) {
  const entered = paths.flatMap((path) => {
    const value: unknown = get(values, path);
    return isFilled(value) ? [{ ...parseFieldPath(path), value: value.trim() }] : [];
  });
  const ofApplication = (index: number | undefined) =>
    Object.fromEntries(
      entered.flatMap(({ application, name, value }) => (name && application === index ? [[name, value]] : [])),
    );
  return {
    version: loan.version,
    borrowers: loan.applicants.map((_, index) => ofApplication(index)),
    originator: ofApplication(undefined),
  };
}
