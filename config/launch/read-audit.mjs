const serious = ['high', 'critical'];

/**
 * What `npm audit --json` reports, as lines for a person. Fails only for serious weaknesses: without a network, or with a registry
 * that has no list, it says that nothing was checked.
 */
export function readAudit(output) {
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    report = {};
  }
  if (!report.vulnerabilities) {
    const reason = report.message ?? report.error?.summary ?? 'npm gave no report';
    return { ok: true, lines: [`Weaknesses were NOT checked: ${reason}`] };
  }
  const found = Object.values(report.vulnerabilities);
  if (found.length === 0) return { ok: true, lines: ['npm knows no weaknesses of these packages.'] };
  return {
    ok: !found.some(({ severity }) => serious.includes(severity)),
    lines: found.map(({ name, severity, range, fixAvailable }) => {
      const fix = fixAvailable?.version ? `, fixed by ${fixAvailable.name} ${fixAvailable.version}` : '';
      return `${severity}: ${name} ${range}${fix}`;
    }),
  };
}
