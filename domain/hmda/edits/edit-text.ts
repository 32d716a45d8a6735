import { ownValue } from '../../tables/own-value';
// The texts of 2026 as published (cfpb/hmda-platform, CC0). They are English in all languages, as a filer meets them at the CFPB.
import texts from './edit-texts.json';

/** What kind of problem an edit is: quality edits are only to be confirmed. */
export const editKinds = ['syntactical', 'validity', 'quality'] as const;
export type EditKind = (typeof editKinds)[number];

const kinds: Readonly<Record<string, EditKind>> = { S: 'syntactical', V: 'validity', Q: 'quality' };

export const editKind = (id: string): EditKind => ownValue(kinds, id.slice(0, 1)) ?? 'quality';

/** The published text of an edit. */
export const editText = (id: string): string => ownValue<string>(texts, id) ?? id;
