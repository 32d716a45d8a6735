import { describe, expect, it } from 'vitest';
import { stepOfCode, totpUri } from './totp';

/** The secret of RFC 6238, appendix B, in base 32; the codes are the last six digits of its SHA-1 rows. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ])('at %d is %s, as in RFC 6238', (seconds, code, step) => {
    expect(stepOfCode(SECRET, code, at(seconds), null)).toBe(step);
  });

  it('is accepted one step before and after its own, and no further', () => {
    const accepted = [-31, -30, -1, 0, 29, 30, 59, 60].filter(
      (offset) => stepOfCode(SECRET, '005924', at(1234567890 + offset), null) !== null,
    );
    expect(accepted).toEqual([-30, -1, 0, 29, 30, 59]);
  });

  it('is refused once its step or a later one was used', () => {
    const of = (after: number) => stepOfCode(SECRET, '005924', at(1234567890), after);
    expect([of(41152262), of(41152263), of(41152264), of(41152299)]).toEqual([41152263, null, null, null]);
  });

  it.each(['', '00592', '0059244', '00592a', '٠٠٥٩٢٤'])('is never %s', (code) => {
    expect(stepOfCode(SECRET, code, at(1234567890), null)).toBeNull();
  });

  it('may contain spaces', () => {
    expect(stepOfCode(SECRET, '005 924', at(1234567890), null)).toBe(41152263);
  });
});

it('names the portal and the user to the app', () => {
  expect(totpUri(SECRET, 'Emet Portal', 'ann')).toBe(
    `otpauth://totp/Emet%20Portal:ann?secret=${SECRET}&issuer=Emet%20Portal`,
  );
});
