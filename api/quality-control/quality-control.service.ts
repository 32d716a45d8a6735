export { sealedReviewNotes } from './notes';
