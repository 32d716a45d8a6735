import { type Coverage, callCoverage, screenCoverage } from './coverage';

function print(what: string, areas: readonly Coverage[]): void {
  const specified = areas.reduce((sum, area) => sum + area.specified, 0);
  const missing = areas.reduce((sum, area) => sum + area.missing.length, 0);
  console.log(`${what}: ${specified - missing} of ${specified}`);
  for (const area of areas) {
    console.log(`  ${area.area}: ${area.specified - area.missing.length} of ${area.specified}`);
    for (const one of area.missing) console.log(`    missing: ${one}`);
  }
}

// npm run coverage: what the specification names, and what of it the portal has.
print('Calls', callCoverage());
print('Screens', screenCoverage());
