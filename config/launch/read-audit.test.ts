import { describe, expect, it } from 'vitest';
import { readAudit } from './read-audit.mjs';

const weakness = (severity: string) =>
  JSON.stringify({ vulnerabilities: { qs: { name: 'qs', severity, range: '<6.5.3', fixAvailable: false } } });

describe('the check of dependencies', () => {
  it('fails for a serious weakness, and names the package', () => {
    expect(readAudit(weakness('high'))).toEqual({ ok: false, lines: ['high: qs <6.5.3'] });
    expect(readAudit(weakness('moderate'))).toEqual({ ok: true, lines: ['moderate: qs <6.5.3'] });
  });

  it('passes if npm knows none', () => {
    expect(readAudit('{"vulnerabilities":{}}').ok).toBe(true);
  });

  it.each([
    ['{"error":{"code":"ENOTFOUND","summary":"request failed, reason: getaddrinfo ENOTFOUND"}}', 'ENOTFOUND'],
    ['{"message":"405 Method Not Allowed"}', '405'],
    ['', 'no report'],
  ])('does not fail without a network, but says that nothing was checked: %s', (output, reason) => {
    const { ok, lines } = readAudit(output);
    expect(ok).toBe(true);
    expect(lines.join()).toContain('NOT checked');
    expect(lines.join()).toContain(reason);
  });
});
