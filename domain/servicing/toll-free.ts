/** Area codes of toll-free numbers in the United States. */
const codes: readonly string[] = ['800', '833', '844', '855', '866', '877', '888'];

/** Whether a call to the number costs nothing. It may be stored as digits or as `(800) 555-0142`. */
export const isTollFree = (phone: string): boolean => codes.includes(phone.replace(/\D/g, '').slice(0, 3));
