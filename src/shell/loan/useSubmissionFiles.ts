import { useQuery } from '@tanstack/react-query';
import { SUBMISSION_FOLDER } from '../../../domain/documents/submission-folder';
import { queryKeys } from '../../providers/data/query-keys';
import { useMayAskLos } from '../lender';
import { shellCalls } from '../shell-calls';

/** The documents in the submission folder, newest first. Skipped if the LOS has no document storage. */
export function useSubmissionFiles(loanNum: string) {
  const hasDocuments = useMayAskLos('documents');
  return useQuery({
    queryKey: queryKeys.submissionFiles(loanNum),
    queryFn: ({ signal }) => shellCalls.documents(loanNum, { folderName: SUBMISSION_FOLDER }, signal),
    enabled: hasDocuments,
  });
}
