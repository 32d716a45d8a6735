// Part of `npm run check`: reports imports that break a rule, and what to do instead.
import { cruise, importRules, projectRoot } from './cruise';

const { violations } = await cruise(projectRoot);
const instead = importRules();
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}\n    ${instead.get(rule)}`);
process.exitCode = violations.length === 0 ? 0 : 1;
