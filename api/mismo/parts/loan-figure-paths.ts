/** Paths of values that MISMO stores in pairs (a count and its unit, a total and its part). */

export const urlaDetail = 'DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/URLA/URLA_DETAIL';

export const lifetime = 'ADJUSTMENT/INTEREST_RATE_ADJUSTMENT/INTEREST_RATE_LIFETIME_ADJUSTMENT_RULE';
