/** The folder of submission files and the type of those that count (REG-17). */
export const SUBMISSION_FOLDER = '01 SUBMISSION PACKAGE';
export const SUBMISSION_DOC_TYPE = '1 SUBMISSION PACKAGE';
