// Part of `npm run check`: reports missing texts, and texts that don't match English, with their file.
import { problemsOfTranslations } from './translations';

const problems = await problemsOfTranslations();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
