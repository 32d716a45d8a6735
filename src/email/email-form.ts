/** What the user enters about an email. */
export interface EmailValues {
  readonly from: string | null;
  readonly template: string | null;
  readonly to: readonly string[];
  readonly cc: string;
  readonly subject: string;
  readonly notes: string;
  readonly docIds: readonly string[];
  readonly firstPaymentDue: string | null;
  readonly dueDate: string | null;
  readonly transferDate: string | null;
}

/** The dates of emails from the servicing sender (EMAIL-08). */
export const servicingDates = ['firstPaymentDue', 'dueDate', 'transferDate'] as const;

export const emptyEmail: EmailValues = {
  ...{ from: null, template: null, to: [], cc: '', subject: '', notes: '', docIds: [] },
  ...{ firstPaymentDue: null, dueDate: null, transferDate: null },
};

/** The dates that were entered; other senders have none. */
export const datesOf = (
  values: EmailValues,
  servicingSender: string,
): Partial<Record<(typeof servicingDates)[number], string>> =>
  values.from === servicingSender
    ? Object.fromEntries(servicingDates.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
    : {};
