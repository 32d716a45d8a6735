import { ApiError } from '../providers/data/api-error';
import { documentsCalls } from './documents-calls';

/** Forms of a demo are made once the portal runs: for a while, a disclosure has a form that is not there yet. */
export const isFormBeingMade = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** How often, and how many times, such a form is asked for again. */
export const formRetry = { everyMs: 3_000, times: 200 } as const;

/** Downloads a form, waiting for one that is being made; `onWait` is called once if it has to. */
export async function downloadForm(loanNum: string, docId: string, onWait: () => void) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await documentsCalls.download(loanNum, docId);
    } catch (error) {
      if (!isFormBeingMade(error) || tries >= formRetry.times) throw error;
      if (tries === 0) onWait();
      await new Promise((resolve) => setTimeout(resolve, formRetry.everyMs));
    }
  }
}
