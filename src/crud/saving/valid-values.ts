import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fields with values in the form but no input on this page. */
interface Unseen {
  /** Clears earlier errors of such fields. */
  readonly clear: () => void;
  /** Validates them; `isRestValid` is true when every input is valid. Returns whether they are all valid. */
  readonly check: (isRestValid: boolean) => boolean;
}

/** The form's values if all are valid; otherwise null, and the errors are shown. */
export async function validValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  unseen?: Unseen,
): Promise<Values | null> {
  let valid: Values | null = null;
  unseen?.clear();
  await form.handleSubmit((values) => {
    valid = values;
  })();
  return (unseen?.check(valid !== null) ?? true) ? valid : null;
}
