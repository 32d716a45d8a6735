import { codeLists } from '../../../domain/loan/codes/code-lists';
import { pipelineCodeLists } from '../../../domain/loan/codes/pipeline-code-lists';

/** Labels of all other coded lists, by the name of the list and then by the code; the specification prints most of them. */
export const codes = Object.fromEntries(
  Object.entries(codeLists).filter(([name]) => !Object.hasOwn(pipelineCodeLists, name)),
);
