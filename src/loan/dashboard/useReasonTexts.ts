import { OTHER_REASON } from '../../../domain/loan/codes/decision-codes';
import { useValueText } from '../../fields/useValueText';

/** The reasons of a decision in the user's language; the one that no list has in its author's words. */
export function useReasonTexts() {
  const { code } = useValueText();
  return (
    list: string | undefined,
    reasons: readonly string[] | null | undefined,
    other: string | null | undefined,
  ): string[] => (reasons ?? []).map((reason) => (reason === OTHER_REASON && other ? other : code(list, reason)));
}
