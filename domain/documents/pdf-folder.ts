/** Where the build has what the PDF viewer loads: its worker, fonts and character maps. A new version has a new address. */
export const pdfFolder = (version: string): string => `/pdf/${version}/`;
