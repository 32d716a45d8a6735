import fc from 'fast-check';

// Generated values are the same in every run, so that a run says something of the change and not of the day. To look
// further, give another seed: FC_SEED=7 npx vitest run domain
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261) });
