import fc from 'fast-check';

// Generated values are the same in every run, so that results depend only on the code. To test other values,
// set another seed: FC_SEED=7 npx vitest run domain
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261) });
