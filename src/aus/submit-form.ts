import type { AusSystem } from '../../domain/aus/systems';
import { communityLendingCodes } from '../../domain/loan/codes/underwriting-codes';
import type { LoanDocument } from '../../domain/loan/document';
import { type Owner, owners } from '../../domain/loan/records';
import type { DesktopBody, LpaBody } from './aus-calls';

/** What is entered for a submission, except the password, which no draft keeps. */
export interface SubmitForm {
  readonly cra: string;
  readonly craUserId: string;
  readonly references: Partial<Readonly<Record<Owner, string>>>;
  readonly isCopyLiabilities: boolean;
  readonly community: string;
}

export const emptyForm = (loan: LoanDocument): SubmitForm => ({
  ...{ cra: '', craUserId: '', references: {}, isCopyLiabilities: false },
  community: loan.sFannieCommunityLendingT ?? '0',
});

type Community = keyof typeof communityLendingCodes;
export const communities = Object.keys(communityLendingCodes) as Community[];

/** The body for DU and DO; LPA has no debts to copy and no program. */
export function bodyOf(form: SubmitForm, craPassword: string): DesktopBody {
  const { cra, craUserId, references, isCopyLiabilities, community } = form;
  const program = communities.find((code) => code === community);
  return {
    ...(cra === '' ? {} : { cra, craUserId, craPassword }),
    reissueList: owners.flatMap((borrower) => {
      const reference = references[borrower]?.trim() ?? '';
      return reference === '' || cra === '' ? [] : [{ borrower, reference }];
    }),
    isCopyLiabilities,
    ...(program === undefined ? {} : { sFannieCommunityLendingT: program }),
  };
}

export function lpaBodyOf(form: SubmitForm, craPassword: string): LpaBody {
  const { isCopyLiabilities: _copy, sFannieCommunityLendingT: _program, ...body } = bodyOf(form, craPassword);
  return body;
}

export const isDesktop = (system: AusSystem): boolean => system !== 'LPA';
