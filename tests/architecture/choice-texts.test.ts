import { expect, it } from 'vitest';
import { textsOf } from '../../api/documents/texts/texts-of';
import { choiceKinds } from '../../domain/signing/document-choices';
import { signingPage as ar } from '../../src/i18n/ar/signing-page.json';
import { signingPage as en } from '../../src/i18n/en/signing-page';
import { signingPage as tr } from '../../src/i18n/tr/signing-page.json';

it.each(choiceKinds)('the choices of %s read on the signing page as they do in the document', (kind) => {
  for (const [language, page] of Object.entries({ en, tr, ar })) {
    expect(page.choices[kind], language).toEqual(textsOf[language as keyof typeof textsOf][kind].choices);
  }
});
