import type { Language } from '../../format/language';
import { codes as arabic } from './ar.json';
import { codeLists } from './code-lists';
import { codes as arabicOfPipeline } from './pipeline-ar.json';
import { codes as turkishOfPipeline } from './pipeline-tr.json';
import { codes as turkish } from './tr.json';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The labels of coded lists in each language, by the name of the list and then by the code. The web app loads one language. */
export const codeLabels: Readonly<Record<Language, Labels>> = {
  en: codeLists,
  tr: { ...turkish, ...turkishOfPipeline },
  ar: { ...arabic, ...arabicOfPipeline },
};
