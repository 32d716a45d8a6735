/** Nine digits in a row, however they are grouped, could be a social security number. */
export function maskDigits(text: string): string {
  return text.replace(/\d(?:[\s-]*\d){8,}/g, (digits) => digits.replace(/\d/g, '•'));
}
