/**
 * What a person typed into a text that is only a stand-in, such as a masked number: what they added, without the stand-in
 * around it. Nothing where they only took away.
 */
export function typedOver(standIn: string, next: string): string {
  let before = 0;
  while (before < standIn.length && standIn[before] === next[before]) before += 1;
  let after = 0;
  const room = Math.min(standIn.length, next.length) - before;
  while (after < room && standIn[standIn.length - 1 - after] === next[next.length - 1 - after]) after += 1;
  return next.slice(before, next.length - after);
}
