import { QueryClient } from '@tanstack/react-query';

/** Data stays fresh for 15 minutes, and failed calls are not retried (loan-workspace.md section 9). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 900_000, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
