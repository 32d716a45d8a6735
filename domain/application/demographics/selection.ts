/** Code of the answer 'I do not wish to provide this information'. */
export const ethnicityOptOut = 'C';
export const raceOptOut = 'F';

/** The parent of a child code, `A` of `AB`; undefined for a parent or an opt-out. */
export function parentCode(code: string): string | undefined {
  return code.length > 1 ? code.slice(0, 1) : undefined;
}

/** The answer after a code is added (DEMO-08, DEMO-10 to DEMO-12). Codes are in alphabetical order. */
export function selectCode(selected: readonly string[], code: string, optOut: string): string[] {
  if (code === optOut) return [optOut];
  const parent = parentCode(code);
  const stored = selected.filter((one) => one !== optOut);
  return sorted([...stored, ...(parent ? [parent] : []), code]);
}

/** The answer after a code is removed: a parent with all its children, a child alone (DEMO-09, DEMO-13). */
export function deselectCode(selected: readonly string[], code: string): string[] {
  return sorted(selected.filter((one) => one !== code && parentCode(one) !== code));
}

/** Adds or removes a code. */
export function toggleCode(selected: readonly string[], code: string, optOut: string): string[] {
  return selected.includes(code) ? deselectCode(selected, code) : selectCode(selected, code, optOut);
}

function sorted(codes: readonly string[]): string[] {
  return [...new Set(codes)].sort();
}
