export { sealedMessages } from './sealed-messages';
export { noteTopicChanges, refreshTopicReaders } from './topic-readers.service';
