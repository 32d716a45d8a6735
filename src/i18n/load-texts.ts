import { messagesOf } from './derived-texts';
import type { Language } from './language';
import { loadAreas } from './text-files';
import type { TextPart } from './text-parts';
import { mergeTexts, type TextTree } from './text-tree';

/** The messages of one part of a language. */
export async function loadTexts(language: Language, part: TextPart): Promise<TextTree> {
  return mergeTexts(...(await loadAreas(language, part)).map(messagesOf));
}
