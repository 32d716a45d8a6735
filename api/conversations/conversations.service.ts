export { noticeOrder } from './notice-order';
export { sealedMessages } from './sealed-messages';
