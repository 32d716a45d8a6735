// Part of `npm run check`: says which text is missing, or differs from English, in which file.
import { problemsOfTranslations } from './translations';

const problems = await problemsOfTranslations();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
