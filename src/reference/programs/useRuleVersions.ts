import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '../../../domain/contract/contract';
import type { ProgramsContract } from '../../../domain/pricing/programs.contract';
import type { RuleVersion } from '../../../domain/pricing/rule-versions.schemas';
import { callsOf } from '../../providers/data/calls';
import { queryKeys } from '../../providers/data/query-keys';
import { showAnswer } from '../../providers/data/show-answer';

const { call } = callsOf<ProgramsContract>();

export type RuleVersionInput = InputOf<ProgramsContract['POST /emet-data/prog/default/{id}/rule-versions'], 'body'>;

/** The versions of a program's rules, and functions to change them. Every write returns all versions. */
export function useRuleVersions(programId: string) {
  const client = useQueryClient();
  const queryKey = [...queryKeys.resource('main/admin/program'), programId, 'rule-versions'] as const;
  const params = { id: programId };
  const versions = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /emet-data/prog/default/{id}/rule-versions', { params, signal }),
  });
  const onSuccess = (data: readonly RuleVersion[]): void => {
    showAnswer(client, queryKey, data);
    void client.invalidateQueries({ queryKey: queryKeys.history() });
    // One that begins today changes the program itself.
    void client.invalidateQueries({ queryKey: queryKeys.records('main/admin/program') });
  };
  const save = useMutation({
    mutationFn: (body: RuleVersionInput) => call('POST /emet-data/prog/default/{id}/rule-versions', { params, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: ({ id: versionId, version }: Pick<RuleVersion, 'id' | 'version'>) =>
      call('DELETE /emet-data/prog/default/{id}/rule-versions/{versionId}', {
        params: { ...params, versionId },
        query: { version },
      }),
    onSuccess,
  });
  return { versions, save, remove };
}
