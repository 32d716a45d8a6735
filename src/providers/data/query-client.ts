import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15 * 60_000;

/**
 * Data stays fresh for 15 minutes, also after the user leaves the screen that shows it (DATA-01), and failed calls are not
 * retried (loan-workspace.md section 9).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, gcTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
