import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats';
import { languages } from './language';

const at = '2026-11-21T18:42:00Z';

describe('formats of a language', () => {
  it.each([
    ['en', '312,480', '10:42 AM', 'a, b, and c', 'a, b, c', '1.3', '1.3 MB', '812 kB'],
    ['tr', '312.480', '10:42', 'a, b ve c', 'a, b, c', '1,3', '1,3 MB', '812 kB'],
    ['ar', '312,480', '10:42 ص', 'a وb وc', 'a، b، c', '1.3', '1.3 م.ب', '812 كيلوبايت'],
  ] as const)('%s', (language, count, clock, list, line, megabytes, large, small) => {
    const formats = formatsOf(language);
    expect(formats.count(312480)).toBe(count);
    expect(formats.clock(at)).toBe(clock);
    expect(formats.timeOfDay('10:42')).toBe(clock);
    expect(formats.instant(at)).toBe(`11/21/26 ${clock}`);
    expect(formats.exactInstant(at)).toBe(`11/21/26 ${clock.replace('10:42', '10:42:00')}`);
    expect(formats.list(['a', 'b', 'c'])).toBe(list);
    expect(formats.line(['a', 'b', 'c'])).toBe(line);
    expect(formats.megabytes(1.28 * 1024 * 1024)).toBe(megabytes);
    expect(formats.fileSize(1.28 * 1024 * 1024)).toBe(large);
    expect(formats.fileSize(812 * 1024)).toBe(small);
  });

  it('always uses Latin digits, and never shows a file size of zero', () => {
    for (const language of languages) {
      const { count, clock, fileSize } = formatsOf(language);
      expect([count(1234567890), clock(at), fileSize(1)].join(' ')).not.toMatch(/[٠-٩۰-۹]/);
      expect(fileSize(1)).toMatch(/^1 /);
    }
  });
});
