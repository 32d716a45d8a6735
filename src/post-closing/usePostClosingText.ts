import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import type { NotePlace } from '../../domain/post-closing/collateral';
import { isExpectedKind } from '../../domain/post-closing/expected-documents';

/** Texts of the post-closing desk, names of documents and places, and dates. */
export function usePostClosingText() {
  const translate = useTranslate();
  const t = (key: string, values?: Readonly<Record<string, string | number>>): string =>
    translate(`postClosing.${key}`, {
      ...values,
      ...(values && 'count' in values ? { smart_count: values.count } : {}),
    });
  return {
    t,
    date: (value: string | null): string => formatDate(value),
    /** A document of the checklist: its name, or how the desk called it. */
    nameOf: (kind: string, label: string | null): string =>
      isExpectedKind(kind) ? t(`kinds.${kind}`) : (label ?? kind),
    place: (place: NotePlace, holder: string | null = null): string =>
      holder === null ? t(`noteAt.${place}`) : `${t(`noteAt.${place}`)} (${holder})`,
  };
}
