import { useQuery } from '@tanstack/react-query';
import { documentsCalls, formRetry, isFormBeingMade, pdfInMemory } from '../documents/public';
import { queryKeys } from '../providers/data/query-keys';

interface FiledForm {
  readonly loanNum: string;
  readonly documentId: string;
}

interface FormOfToday {
  readonly loanNum: string;
  readonly documentId?: undefined;
  /** The version of the loan that it shows. */
  readonly version: number;
  /** False while the loan lacks something that the form needs. */
  readonly enabled: boolean;
  readonly make: (loanNum: string, signal: AbortSignal) => Promise<{ readonly blob: Blob }>;
}

/** The PDF of a disclosure. A form that is being made is asked for again. */
export function useFormPdf(form: FiledForm | FormOfToday) {
  const { loanNum, documentId } = form;
  const id = form.documentId ?? `${form.version}`;
  const isFiled = documentId !== undefined;
  const { data, error, failureReason, refetch } = useQuery({
    queryKey: [...queryKeys.loan(loanNum), 'form-pdf', id] as const,
    queryFn: async ({ signal }) => {
      const { blob } = await (form.documentId === undefined
        ? form.make(loanNum, signal)
        : documentsCalls.download(loanNum, form.documentId));
      return pdfInMemory(id, new Uint8Array(await blob.arrayBuffer()));
    },
    enabled: form.documentId !== undefined || form.enabled,
    ...(isFiled && {
      retry: (count: number, failure: Error) => count < formRetry.times && isFormBeingMade(failure),
      retryDelay: formRetry.everyMs,
    }),
  });
  const isBeingMade = isFiled && !data && !error && isFormBeingMade(failureReason);
  return { data, error, isBeingMade, refetch };
}
