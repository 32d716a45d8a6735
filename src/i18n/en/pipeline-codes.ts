import { pipelineCodeLists } from '../../../domain/loan/codes/pipeline-code-lists';

/** Labels of the code lists of the pipeline. */
export const codes = pipelineCodeLists;
