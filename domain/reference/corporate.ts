/** The group of everyone who belongs to no price group; its rate sheets need none (LOAN-09). */
export const CORPORATE = 'CORPORATE';
