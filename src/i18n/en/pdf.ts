/** The preview of a PDF. */
export const pdf = {
  document: 'Pages of {{name}}',
  tools: 'Document tools',
  thumbnails: 'Page thumbnails',
  goTo: 'Go to page {{page}}',
  page: 'Page number',
  pageOf: 'Page {{page}} of {{pages}}',
  percent: '{{percent}}%',
  zoomIn: 'Zoom in (+)',
  zoomOut: 'Zoom out (-)',
  fitWidth: 'Fit width (0)',
  fitPage: 'Fit page',
  rotate: 'Rotate (R)',
  search: 'Search in this document (Ctrl+F)',
  searchText: 'Search text',
  found: '{{at}} of {{total}}',
  searching: 'Searching…',
  notFound: 'Not found',
  nextMatch: 'Next match',
  previousMatch: 'Previous match',
  closeSearch: 'Close search',
  pageFailed: 'Page {{page}} can’t be shown.',
  failed: 'The document can’t be loaded',
  problems: {
    damaged: {
      title: 'This file is damaged',
      text: 'Its pages can’t be shown. Download it to check, or upload it again.',
    },
    protected: {
      title: 'This file has a password',
      text: 'Download it to open it with the password, or upload it without one.',
    },
    slow: {
      title: 'This file takes too long to open',
      text: 'Download it to open it on your computer.',
    },
  },
};
