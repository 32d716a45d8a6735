/** Where documents for conditions are filed by default (COND-04). */
export const CONDITIONS_FOLDER = '03 TRID CONDITIONS';

/** The type of a document for conditions if none was chosen. */
export const CONDITION_DOC_TYPE = 'CONDITION';
