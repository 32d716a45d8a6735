import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countSubmissionFiles,
  missingForRegistration,
  type RegistrationRequirement,
} from '../../domain/registration/can-register';
import { queryKeys } from '../providers/data/query-keys';
import { useLoan } from '../shell/loan/useLoan';
import { useSubmissionFiles } from '../shell/loan/useSubmissionFiles';
import { registrationCalls } from './registration-calls';

/** Status and message of the eDisclosure. */
export function useDisclosure(loanNum: string) {
  return useQuery({
    queryKey: queryKeys.disclosure(loanNum),
    queryFn: ({ signal }) => registrationCalls.disclosureStatus(loanNum, signal),
  });
}

/** After a write, refetches the loan and everything that registration read of it. */
export function useRefetchRegistration(loanNum: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.registration(loanNum) }),
      client.invalidateQueries({ queryKey: queryKeys.resource('loans') }),
      // Also its documents, conditions and history, even if only part of the upload was filed (ERR-10).
      client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) }),
    ]);
  };
}

/** The loan, its eDisclosure and submission files, and what registration still needs. */
export function useRegistration(loanNum: string) {
  const { loan, ...loanQuery } = useLoan(loanNum);
  const disclosure = useDisclosure(loanNum);
  const files = useSubmissionFiles(loanNum);
  const fileCount = files.data ? countSubmissionFiles(files.data) : 0;
  const needs: RegistrationRequirement[] =
    loan && disclosure.data
      ? missingForRegistration({
          programName: loan.sLpTemplateNm,
          eDisclosure: disclosure.data.status,
          submissionFiles: fileCount,
        })
      : [];
  return {
    loan,
    disclosure: disclosure.data,
    fileCount,
    needs,
    pending: loanQuery.isPending || disclosure.isPending || files.isLoading,
    error: loanQuery.error ?? disclosure.error ?? files.error,
    refetch: () => Promise.all([loanQuery.refetch(), disclosure.refetch(), files.refetch()]),
  };
}
