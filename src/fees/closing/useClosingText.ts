import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { ApiError } from '../../providers/data/api-error';
import { queryKeys } from '../../providers/data/query-keys';
import { useFeesText } from '../useFeesText';

/** Texts of what is settled at closing. */
export function useClosingText() {
  const { t: fees } = useFeesText();
  return (key: string, values: Readonly<Record<string, unknown>> = {}): string => fees(`closing.${key}`, values);
}

/** Saves a part of the closing, and reads the loan again; also if someone else changed it first. */
export function useClosingSave(loanNum: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const t = useClosingText();
  const refetch = async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: queryKeys.loan(loanNum) });
    await client.invalidateQueries({ queryKey: queryKeys.record('loans', loanNum) });
  };
  return async (save: Promise<unknown>): Promise<void> => {
    try {
      await save;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await refetch();
      throw error;
    }
    notify(t('saved'), { type: 'success' });
    await refetch();
  };
}
