import { useTranslate } from 'react-admin';
import type { LoanDocument } from '../../../domain/loan/document';
import { useFormats } from '../i18n/useFormats';
import { changedFieldNames } from './changed-field-names';
import type { ReceivedChange } from './changed-loans';

/** Up to this many changed fields are named; more are counted. */
const NAMED = 3;

/** Isolates a name so that it keeps its own text direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Describes a change: who made it and what changed, if known. */
export function useChangeLabels() {
  const translate = useTranslate();
  const { list } = useFormats();

  return (change: ReceivedChange, before: LoanDocument | undefined, after: LoanDocument | undefined): string => {
    if (change.gone) return translate('live.gone');
    const names = before && after ? changedFieldNames(before, after) : [];
    const rest = names.length - NAMED;
    const parts = [
      ...names.slice(0, NAMED).map((name) => translate(`fields.${name}`, { _: name })),
      ...(rest > 0 ? [translate('live.more', { count: rest, smart_count: rest })] : []),
      ...(['lock', 'documents', 'conditions', 'contacts', 'disclosure', 'orders', 'messages'] as const)
        .filter((part) => change.what.includes(part))
        .map((part) => translate(`live.parts.${part}`)),
    ];
    const name = change.by === null ? null : isolated(change.by);
    if (parts.length === 0) return name ? translate('live.changedBy', { name }) : translate('live.changed');
    const what = list(parts);
    return name ? translate('live.changedWhatBy', { name, what }) : translate('live.changedWhat', { what });
  };
}
