/**
 * The text a user typed into a masked number: all of it if no mask character is left, otherwise only what they added.
 * Empty if they only deleted.
 */
export function typedOver(standIn: string, next: string): string {
  if (!next.includes('*')) return next;
  let before = 0;
  while (before < standIn.length && standIn[before] === next[before]) before += 1;
  let after = 0;
  const room = Math.min(standIn.length, next.length) - before;
  while (after < room && standIn[standIn.length - 1 - after] === next[next.length - 1 - after]) after += 1;
  return next.slice(before, next.length - after);
}
