import { describe, expect, it } from 'vitest';
import { translationProblems } from '../../../tests/architecture/translations';
import { textsOf } from './texts-of';

/** Lists as objects, so that each of their texts is compared. */
const tree = (texts: object) =>
  JSON.parse(JSON.stringify(texts, (_, value) => (Array.isArray(value) ? { ...value } : value)));

describe('the texts of documents', () => {
  it.each(['tr', 'ar'] as const)('are complete in %s, with the same values', (language) => {
    expect(translationProblems(language, tree(textsOf.en), tree(textsOf[language]))).toEqual([]);
  });
});
