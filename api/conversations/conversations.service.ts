export { sealedMessages } from './sealed-messages';
export { noteTopicReaders } from './topic-readers.queries';
